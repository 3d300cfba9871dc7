// Where in the page one can be: the front door, a table, a replay, a lesson, a puzzle and so on.

export type Route =
  | { page: "front" }
  | { page: "table"; match: string }
  | { page: "open"; open: string }
  | { page: "replay"; match: string }
  | { page: "try"; match: string }
  | { page: "archive" }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "puzzle"; game: string; id: string | null };

export function read(path: string): Route {
  const [, page, match, part] = path.split("/");
  if (page === "t" && match) return { page: "table", match };
  if (page === "open" && match) return { page: "open", open: match };
  if (page === "replay" && match) return { page: "replay", match };
  if (page === "try" && match) return { page: "try", match };
  if (page === "archive") return { page: "archive" };
  if (page === "learn" && match) return { page: "learn", game: match, lesson: part || null };
  if (page === "puzzle" && match) return { page: "puzzle", game: match, id: part || null };
  return { page: "front" };
}
