import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { PRESS_SCRIPT } from "./inline-scripts.ts";

/**
 * Delays the script of a reading page until the first press: the browser does not fetch a script of
 * unknown type, and the page's inline script imports it.
 */
export const atPress: AstroIntegration = {
  name: "at-press",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      for (const page of globSync("**/*.html", { cwd: fileURLToPath(dir) })) {
        const file = new URL(page, dir);
        const html = await readFile(file, "utf8");
        if (!html.includes(PRESS_SCRIPT)) continue;
        await writeFile(file, html.replace('<script type="module"', '<script type="at-press"'));
      }
    },
  },
};
