import type { Portrait } from "../../front/catalogue";

export default { tone: "#256377", minutes: 30 } satisfies Portrait;
