import { readFileSync } from "node:fs";
import { minifySync } from "vite";

/** What stands in the head of every page, as small as it can be. */
export const THEME_SCRIPT = minified("src/web/theme-script.js");

/** What stands before an island, so that nothing is lost that is done before it lives. */
export const EARLY_TOUCH_SCRIPT = minified("src/web/early-touch-script.js");

/** What stands before the ragas, whose address can ask for a row that only scripts draw. */
export const OPENED_TO_HEAR_SCRIPT =
  'document.documentElement.toggleAttribute("data-opened-to-hear",/[?&]hear=/.test(location.search))';

/** What stands at the end of the pages of the API. */
export const FIND_CALL_SCRIPT = minified("src/web/pages/api-docs/find-call-script.js");

function minified(file: string): string {
  return minifySync(file, readFileSync(file, "utf8")).code;
}
