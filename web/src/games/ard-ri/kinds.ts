import type { View } from "../../wire/messages";
import type { ArdRi } from "./generated";

export type * from "./generated";

export type ArdRiView = View<ArdRi>;
