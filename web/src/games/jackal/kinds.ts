import type { View } from "../../wire/messages";
import type { Jackal } from "./generated";

export type * from "./generated";

export type JackalView = View<Jackal>;
