import type { Portrait } from "../../front/catalogue";

export default { tone: "#594a80", minutes: 15 } satisfies Portrait;
