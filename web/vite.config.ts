import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

// `npm run dev` shows the page on its own port and asks a running `parlour serve` for everything else.
const server = "http://127.0.0.1:8420";

const WORKER = "service-worker";

/** Tells the service worker what the page is made of. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    enforce: "post",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const files = names.map((name) => `/${name}`);
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== "chunk" || worker.imports.length) this.error("the service worker must be a file of its own");
      const version = createHash("sha256").update(names.join() + worker.code).digest("hex").slice(0, 12);
      worker.code = `const BUILT = ${JSON.stringify({ version, files })};\n${worker.code}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), listFiles()],
  build: {
    outDir: "../src/parlour/server/static",
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: "index.html", [WORKER]: "src/worker/service.ts" },
      output: { entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server },
      "/games": { target: server },
      "/ws": { target: server, ws: true, rewriteWsOrigin: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], pool: "threads", isolate: false, testTimeout: 600_000 },  // no file leaves anything behind: half the time; a busy machine is slow
});
