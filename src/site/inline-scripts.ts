import { readFileSync } from "node:fs";
import { minifySync } from "vite";

/** The script in the head of every page, as small as possible. */
export const THEME_SCRIPT = minified("src/web/theme-script.js");

/** The script before an island. */
export const BEFORE_SCRIPTS = minified("src/web/before-scripts.js");

/** The script before an island that shows what the page's address asks for. */
export const ASKED_FOR_SCRIPT =
  'document.documentElement.toggleAttribute("data-asked-for",location.search>"?")';

/** The script before the ragas: their address may request a row that only scripts draw. */
export const OPENED_TO_HEAR_SCRIPT =
  'document.documentElement.toggleAttribute("data-opened-to-hear",/[?&]hear=/.test(location.search))';

/** Opens the search at its key, and dialogs in browsers that do not know how to by themselves. */
export const DIALOG_SCRIPT = minified("src/site/layouts/dialog-script.js");

function minified(file: string): string {
  return minifySync(file, readFileSync(file, "utf8")).code;
}
