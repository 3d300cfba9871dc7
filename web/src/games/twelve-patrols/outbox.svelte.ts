// Several patrols are sent one after the other: the server must have heard of the first before it knows the moves of the next.

export class Outbox {
  waiting = $state.raw<number[][]>([]);
  private sentAt = -1;

  constructor(private readonly onmoves: (moves: number[]) => void) {}

  send([first, ...more]: number[][], round: number): void {
    this.sentAt = round;
    this.waiting = more;
    this.onmoves(first!);
  }

  /** The server has answered: the next one goes, unless nothing came of the last one, or nobody is asked any more. */
  goOn(asked: boolean, round: number): void {
    if (this.waiting.length === 0) return;
    if (!asked || round === this.sentAt) this.waiting = [];
    else this.send(this.waiting, round);
  }
}
