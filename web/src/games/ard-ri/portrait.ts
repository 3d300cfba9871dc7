import type { Portrait } from "../../front/catalogue";

export default { tone: "#9c3f1c", minutes: 10 } satisfies Portrait;
