// Makes a table of a Svelte component.

import { mount, unmount, type Component } from "svelte";
import { CLOSE_UP, COACH, STEAD } from "../table/stead";
import type { GameTable, PictureProps } from "./kinds";

/** The component follows its properties by itself, field by field. They do not come by `update`: that would be one step too late
    for a picture to tell of what happened before anybody speaks of it. */
export function svelteTable(Picture: Component<PictureProps>): GameTable["mount"] {
  return (element, _host, picture) => {
    element.style.display = "contents"; // the frame lays out the picture itself
    const context = new Map<symbol, unknown>([[STEAD, () => picture.stead ?? null], [CLOSE_UP, () => picture.closeUp ?? null], [COACH, () => picture.coach ?? null]]);
    const drawn = mount(Picture, { target: element, props: picture, context });
    return { update: () => undefined, destroy: () => void unmount(drawn) };
  };
}
