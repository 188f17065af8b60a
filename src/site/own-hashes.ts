import { hash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const INLINE = /<(script|style)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g;
const POLICY = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/;
const HASH = / '(sha256-[^']+)'/g;

/**
 * Leaves in the policy of each built page the hashes of what stands in it. Astro names those of the
 * whole site in every page: over a kilobyte that says nothing there, and allows more than is used.
 */
export const ownHashes: AstroIntegration = {
  name: "own-hashes",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      for (const page of globSync("**/*.html", { cwd: fileURLToPath(dir) })) {
        const file = new URL(page, dir);
        const html = await readFile(file, "utf8");
        const own = new Set(Array.from(html.matchAll(INLINE), ([, , text]) => hashOf(text!)));
        const trim = (policy: string) =>
          policy.replace(HASH, (listed, name) => (own.has(name) ? listed : ""));
        await writeFile(file, html.replace(POLICY, trim));
      }
    },
  },
};

/** How a policy names an inline script or style. */
export function hashOf(text: string): `sha256-${string}` {
  return `sha256-${hash("sha256", text, "base64")}`;
}
