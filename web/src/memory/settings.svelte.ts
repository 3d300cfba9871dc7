// What a person has set for this browser.

import { recall, remember } from "./box";

/** How fast is told what happened, and what of its time each pace takes. */
export const PACES = { slow: 2, usual: 1, fast: 0.45, none: 0 } as const;
export type Pace = keyof typeof PACES;

class Settings {
  #pace = $state<Pace>(kept("pace", "usual", (value) => value in PACES));
  #sound = $state(kept("sound", false, (value) => typeof value === "boolean"));

  get pace(): Pace {
    return this.#pace;
  }

  set pace(value: Pace) {
    this.#pace = value;
    remember("pace", value);
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(value: boolean) {
    this.#sound = value;
    remember("sound", value);
  }
}

function kept<T>(key: string, otherwise: T, good: (value: T) => boolean): T {
  const found = recall(key, otherwise);
  return good(found) ? found : otherwise;
}

export const settings = new Settings();
