// What the player has in mind, how it is shown, and how clicks and keys change it. Nothing here is sent.

import { notNow } from "../../table/people";
import { say } from "../../words/words.svelte";
import type { Site } from "./build";
import { filled, nothing, picked, type Desk, type Mind } from "./desk";
import type { RabbitsView } from "./kinds";
import { progress, stopName, whyNotCard } from "./sentences";
import type { Target } from "./targets";

export class PlayersMind {
  now = $state.raw<Mind>(nothing());
  /** A finger has chosen what is pointed at; it goes with the next touch, or with a button. */
  touched = $state(false);
  /** Why the last click came to nothing. */
  refused = $state("");
  /** Single steps of a journey are shown, and payments are made card by card. */
  stepwise = $state(false);
  byHand = $state(false);
  /** An offer is being made. */
  offering = $state(false);

  /** A new decision starts afresh. */
  begin(): void {
    this.now = nothing();
    this.refused = "";
    this.stepwise = this.offering = false;
  }

  /** Everything is let go, but the tile in hand. */
  letGo(): void {
    this.now = { ...this.now, picks: new Map(), basket: [], pointedKey: null };
    this.refused = "";
    this.stepwise = this.offering = false;
  }

  choose({ task }: Desk, hand: string[], index: number): void {
    this.refused = "";
    this.now = { ...this.now, picks: picked(this.now.picks, task, hand[index]!, index) };
  }

  fill(card: string): void {
    this.refused = "";
    this.now = { ...this.now, basket: filled(this.now.basket, card) };
  }

  point(target: Target | null, byFinger: boolean): void {
    this.now = { ...this.now, pointedKey: target?.key ?? null };
    this.touched = byFinger;
  }

  /** A finger points first; whether it goes there now. */
  pick(target: Target, byFinger: boolean): boolean {
    this.refused = "";
    const goes = !byFinger || this.now.pointedKey === target.key;
    this.point(goes ? null : target, !goes);
    return goes;
  }

  /** A click chooses a place; another one there turns the tile. */
  choosePlace(site: Site, again: boolean): void {
    if (again) this.turnTile();
    else this.now = { ...this.now, site, turn: 0 };
  }

  turnTile(): void {
    this.now = { ...this.now, turn: this.now.turn + 1 };
  }

  // Why not

  refuseSending({ task, chosen, verdict }: Desk): void {
    if (task && verdict?.why) this.refused = progress(task, chosen, verdict);
  }

  refuseStop({ table: { step } }: RabbitsView, place: string, active: boolean, busy: boolean): void {
    const travelling = step === "journey" || step === "on-road";
    this.refused = active ? say(travelling ? "jack-rabbits-page-why-stop" : "jack-rabbits-page-why-other", { stop: stopName(place) }) : notNow(busy);
  }

  refuseCard({ task }: Desk, active: boolean, busy: boolean): void {
    this.refused = active ? whyNotCard(task) : notNow(busy);
  }
}
