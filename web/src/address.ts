// The kinds of address: the front door, a table, a replay, a branch of a finished game, a lesson.

export type Route = { page: "front" } | { page: "table"; match: string } | { page: "replay"; match: string } | { page: "try"; match: string } | { page: "learn"; game: string; lesson: string | null };

export function read(path: string): Route {
  const [, page, match, part] = path.split("/");
  if (page === "t" && match) return { page: "table", match };
  if (page === "replay" && match) return { page: "replay", match };
  if (page === "try" && match) return { page: "try", match };
  if (page === "learn" && match) return { page: "learn", game: match, lesson: part || null };
  return { page: "front" };
}
