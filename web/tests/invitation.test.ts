import { expect, test, vi } from "vitest";
import { invitation } from "../src/table/invitation";
import type { Reach } from "../src/wire/messages";

const here = (origin: string) => new URL(origin);
const told = (reach: Reach["reach"], address: string | null) => () => Promise.resolve({ reach, address });

test.each(["http://localhost:8420", "http://127.0.0.1:8420", "http://[::1]:8420"])("from %s an invitation leads to the computer's address in its network", async (home) => {
  const found = await invitation(here(home), told("network", "http://192.168.1.20:8420/"));
  expect(found).toEqual({ origin: "http://192.168.1.20:8420", trouble: null });
});

test("where only this computer can reach the server, the invitation says so", async () => {
  const home = here("http://127.0.0.1:8420");
  expect(await invitation(home, told("computer", null))).toEqual({ origin: home.origin, trouble: "alone" });
});

test("where the address in the network is not known, the invitation says that the link leads nowhere else", async () => {
  const home = here("http://localhost:8420");
  expect((await invitation(home, told("network", null))).trouble).toBe("localhost");
  expect((await invitation(home, () => Promise.reject(new Error("no line")))).trouble).toBe("localhost");
});

test("whoever came by an address in the network invites to it", async () => {
  const ask = vi.fn();
  expect(await invitation(here("https://games.example.org"), ask)).toEqual({ origin: "https://games.example.org", trouble: null });
  expect(ask).not.toHaveBeenCalled();
});
