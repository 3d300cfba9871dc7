// Five kinds of address: the front door, a table, one that waits for strangers, a replay, a lesson.

export type Route = { page: "front" } | { page: "table"; match: string } | { page: "open"; open: string } | { page: "replay"; match: string } | { page: "learn"; game: string; lesson: string | null };

export function read(path: string): Route {
  const [, page, match, part] = path.split("/");
  if (page === "t" && match) return { page: "table", match };
  if (page === "open" && match) return { page: "open", open: match };
  if (page === "replay" && match) return { page: "replay", match };
  if (page === "learn" && match) return { page: "learn", game: match, lesson: part || null };
  return { page: "front" };
}
