// Three kinds of address: the front door, a table, a replay.

export type Route = { page: "front" } | { page: "table"; match: string } | { page: "replay"; match: string };

export function read(path: string): Route {
  const [, page, match] = path.split("/");
  if (page === "t" && match) return { page: "table", match };
  if (page === "replay" && match) return { page: "replay", match };
  return { page: "front" };
}
