// Where a hint lies: over the board, in the corner that the move does not need.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 10;

/** The corner of a board where a note covers least of what a move needs, and then least of what is better left free. */
export function corner(board: Box, note: { width: number; height: number }, needed: Box[], rather: Box[]): { left: number; top: number } {
  const [near, far] = [board.left + MARGIN, board.left + board.width - note.width - MARGIN];
  const [high, low] = [board.top + MARGIN, board.top + board.height - note.height - MARGIN];
  const corners = [{ left: near, top: high }, { left: far, top: high }, { left: near, top: low }, { left: far, top: low }];
  const ranked = corners.map((place) => {
    const covered = (boxes: Box[]) => boxes.reduce((sum, box) => sum + shared({ ...place, ...note }, box), 0);
    return { place, cost: [covered(needed), covered(rather)] as const };
  });
  return ranked.sort((one, other) => one.cost[0] - other.cost[0] || one.cost[1] - other.cost[1])[0]!.place;
}

/** The area that two boxes have in common. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
