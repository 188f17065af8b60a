import { hash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const INLINE = /<(script|style)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g;
// From the first script that runs to the policy.
const SCRIPTS_AND_POLICY =
  /(<script>.*?)(<meta http-equiv="content-security-policy" content="[^"]*">)/s;
const HASH = / '(sha256-[^']+)'/g;

/**
 * Keeps in each built page's policy only the hashes of what the page contains. Astro lists the
 * hashes of the whole site in every page: over a kilobyte that the page does not need, and that
 * also allows more. Astro also puts the policy last in the head, but a policy only holds for what
 * comes after it: here it comes before the first script that runs.
 */
export const ownHashes: AstroIntegration = {
  name: "own-hashes",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      for (const page of globSync("**/*.html", { cwd: fileURLToPath(dir) })) {
        const file = new URL(page, dir);
        const html = await readFile(file, "utf8");
        const own = new Set(Array.from(html.matchAll(INLINE), ([, , text]) => hashOf(text!)));
        const moved = html.replace(
          SCRIPTS_AND_POLICY,
          (_, scripts: string, policy: string) =>
            policy.replace(HASH, (listed, name) => (own.has(name) ? listed : "")) + scripts,
        );
        await writeFile(file, moved);
      }
    },
  },
};

/** The hash of an inline script or style, in the form of a policy. */
export function hashOf(text: string): `sha256-${string}` {
  return `sha256-${hash("sha256", text, "base64")}`;
}
