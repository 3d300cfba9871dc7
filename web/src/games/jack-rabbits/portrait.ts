import type { Portrait } from "../../front/catalogue";

export default { tone: "#2f6b3a", minutes: 45 } satisfies Portrait;
