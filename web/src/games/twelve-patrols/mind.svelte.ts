// What the player has in mind, and how it changes. Nothing here is sent.

import { say } from "../../words/words.svelte";
import { follow, keptWishes, NO_DIE, take, type Change, type Desk, type Mind } from "./desk";
import type { Act, Plan, Turning, TwelvePatrols } from "./kinds";

export class PlayersMind implements Mind {
  chosen = $state<number | null>(null);
  pointed = $state<string | null>(null);
  meant = $state<string | null>(null);
  selected = $state<string | null>(null);
  wished = $state.raw<Plan>({});
  turning = $state.raw<Turning | null>(null);
  /** A hint was taken as the plan. */
  hinted = $state(false);
  /** The requirement that is added up. */
  looked = $state<string | null>(null);
  /** Why the last click came to nothing. */
  refused = $state("");
  private before: TwelvePatrols;
  private undone: Plan = {};

  constructor(game: TwelvePatrols) {
    this.before = game;
  }

  /** Something has happened: plans that are still possible stay, and a patrol that was taken back becomes a plan again. */
  hear(now: TwelvePatrols): void {
    ({ wished: this.wished, undone: this.undone } = keptWishes(this.before, now, this.wished, this.undone));
    this.before = now;
  }

  /** A new decision starts afresh. */
  begin(game: TwelvePatrols): void {
    this.letGo();
    this.looked = null;
    this.hinted = false;
    this.refused = "";
    this.turning = game.turning ? NO_DIE : null;
  }

  /** The chosen card is none any more. */
  letGo(): void {
    this.chosen = this.pointed = this.meant = null;
  }

  choose(card: number): void {
    this.refused = "";
    this.meant = null;
    this.chosen = this.chosen === card ? null : card;
  }

  select(spot: string): void {
    this.refused = "";
    this.selected = spot;
  }

  /** What a click on an item makes of the plan. */
  take(desk: Desk, item: string, isPlanned: boolean): Change {
    this.refused = "";
    return this.change(take(desk, this, item, isPlanned));
  }

  follow(game: TwelvePatrols, acts: Act[]): void {
    this.hinted = true;
    this.change(follow(game, acts));
  }

  change(to: Change): Change {
    if ("refused" in to) this.refused = say(to.refused);
    else Object.assign(this, to);
    return to;
  }
}
