import { afterEach, expect, test, vi } from "vitest";
import { standing } from "../src/table/push";

afterEach(() => vi.unstubAllGlobals());

const serverSays = (key: string | null) => vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ key })));

test("without TLS the page says that notices need it", async () => {
  vi.stubGlobal("isSecureContext", false);
  serverSays("a key");
  expect(await standing("m")).toBe("insecure");
});

test("a server that sends no notices offers none, and a browser that cannot take them says so", async () => {
  vi.stubGlobal("isSecureContext", true);
  serverSays(null);
  expect(await standing("m")).toBe("none");
  serverSays("a key");
  vi.stubGlobal("navigator", {});
  expect(await standing("m")).toBe("cannot");
});
