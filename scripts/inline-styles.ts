import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const MODULE = /<script type="module"/;

/**
 * Writes the styles of the pages that run no script into the pages themselves, so that a reader sees
 * them with the first answer. A page that React takes over keeps its links: React looks for them.
 */
export async function inlineStyles(site: string): Promise<void> {
  const sheets = new Map<string, string>();
  for (const sheet of globSync("assets/*.css", { cwd: site })) {
    sheets.set(`/${sheet}`, await readFile(path.join(site, sheet), "utf8"));
  }
  for (const page of globSync("**/*.html", { cwd: site })) {
    const file = path.join(site, page);
    const html = await readFile(file, "utf8");
    if (!MODULE.test(html)) await writeFile(file, withStyles(html, sheets));
  }
}

function withStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  const styles = [...html.matchAll(SHEET)].map(([, address]) => sheets.get(address!));
  return html
    .replaceAll(SHEET, "")
    .replace("</head>", () => `<style>${styles.join("")}</style></head>`);
}
