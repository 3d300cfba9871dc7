import type { Shape } from "./kinds";

/** The outlines of the three shapes, about 20 across. */
export const SHAPES: Record<Shape, string> = { hexagon: "M-5-9H5L10.500 0L5 9H-5L-10.500 0Z", rhombus: "M0-11L6 0L0 11L-6 0Z", triangle: "M0-9L10 8H-10Z" };
