// SPDX-License-Identifier: GPL-3.0-or-later
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

declare const process: { env: Record<string, string | undefined> };

// `npm run dev` serves the page while a running `ilion serve` answers it.
const server = process.env.ILION_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "dist", assetsInlineLimit: 0, target: "es2022" },
  test: { include: ["tests/**/*.test.ts"] },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
