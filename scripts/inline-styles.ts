import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const LINK = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;

/**
 * Writes the styles of the built pages into the pages themselves, so that a reader sees them with the
 * first answer. Each keeps the address it had, by which React finds it where it takes the page over
 * (`src/web/ui/sheet.tsx`).
 */
export async function inlineStyles(site: string): Promise<void> {
  const sheets = new Map<string, string>();
  for (const sheet of globSync("assets/*.css", { cwd: site })) {
    sheets.set(`/${sheet}`, await readFile(path.join(site, sheet), "utf8"));
  }
  for (const page of globSync("**/*.html", { cwd: site })) {
    const file = path.join(site, page);
    const html = await readFile(file, "utf8");
    await writeFile(
      file,
      html.replace(
        LINK,
        (_, address, rest) => `<style data-href="${address}"${rest}>${sheets.get(address)}</style>`,
      ),
    );
  }
}
