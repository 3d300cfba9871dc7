import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the page on its own port and asks a running `parlour serve` for everything else.
const server = "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/parlour/server/static",
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server },
      "/games": { target: server },
      "/ws": { target: server, ws: true, rewriteWsOrigin: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
