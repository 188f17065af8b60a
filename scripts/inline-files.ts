import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;
const ICON = /(?<=<link rel="icon"[^>]*) href="(\/[^"]+\.svg)"/;

/**
 * Writes the styles of the built pages and their icon into the pages themselves, so that a reader sees
 * them with the first answer. Styles keep the address they had, by which React finds them where it
 * takes the page over (`src/web/ui/sheet.tsx`).
 */
export async function inlineFiles(site: string): Promise<void> {
  const files = new Map<string, string>();
  for (const file of globSync(["assets/*.css", "*.svg"], { cwd: site })) {
    files.set(`/${file}`, await readFile(path.join(site, file), "utf8"));
  }
  for (const page of globSync("**/*.html", { cwd: site })) {
    const file = path.join(site, page);
    const html = await readFile(file, "utf8");
    await writeFile(file, withFiles(html, files));
  }
}

const withFiles = (html: string, files: ReadonlyMap<string, string>) =>
  html
    .replace(
      SHEET,
      (_, address, rest) => `<style data-href="${address}"${rest}>${files.get(address)}</style>`,
    )
    .replace(ICON, (_, address) => ` href="${dataAddress(files.get(address)!)}"`);

// With what an attribute and an address ask to be written otherwise, and no more.
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .replace(/\s+/g, " ")
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent)}`;
