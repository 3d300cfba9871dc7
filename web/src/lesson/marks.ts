// A sentence with words between stars: "Step to *g2*."

export interface Piece {
  text: string;
  marked: boolean;
}

export const pieces = (sentence: string): Piece[] =>
  sentence.split("*").map((text, index) => ({ text, marked: index % 2 === 1 })).filter(({ text }) => text !== "");

/** For those who listen. */
export const unmarked = (sentence: string): string => sentence.replaceAll("*", "");
