// Where pirates and coins are drawn.

import { corner, isLand } from "./board";
import { cellOf, stepOf } from "./choices";
import { coinSlot, slot } from "./faces";
import type { Condition, Crew, Jackal } from "./kinds";

export interface Piece {
  key: string;
  crew: Crew;
  mate: number;
  place: string;
  state: Condition;
  step: number;
  /** Centre and size in the drawing. */
  x: number;
  y: number;
  size: number;
  coin: boolean;
}

export interface Pile {
  place: string;
  many: number;
  x: number;
  y: number;
  size: number;
}

/** All living pirates, side by side where several share a place. */
export function pieces(game: Jackal, quarters: number): Piece[] {
  const living = game.crews.flatMap(({ crew, pirates }) =>
    pirates.flatMap((pirate, mate) => (pirate.cell === null ? [] : [{ ...pirate, cell: pirate.cell, crew, mate, place: pirate.step ? `${pirate.cell}/${pirate.step}` : pirate.cell }])),
  );
  return living.map((pirate) => {
    const together = living.filter(({ place }) => place === pirate.place);
    const ship = game.crews.some((one) => one.ship === pirate.cell);
    const face = ship ? "ship" : isLand(pirate.cell) ? (game.tiles[pirate.cell] ?? "") : "";
    const [x, y, size] = slot(face, pirate.step, together.indexOf(pirate), together.length);
    const origin = corner(pirate.cell, quarters);
    const { crew, mate, place, state, step } = pirate;
    const coin = game.chain?.coin === true && game.chain.crew === crew && game.chain.mate === mate;
    return { key: `${crew}${mate}`, crew, mate, place, state, step, x: origin.x + x, y: origin.y + y, size, coin };
  });
}

export function piles(game: Jackal, quarters: number): Pile[] {
  return Object.entries(game.coins).map(([place, many]) => {
    const origin = corner(cellOf(place), quarters);
    const [x, y, size] = coinSlot(game.tiles[cellOf(place)] ?? "", stepOf(place));
    return { place, many, x: origin.x + x, y: origin.y + y, size };
  });
}
