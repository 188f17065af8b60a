import { readFileSync } from "node:fs";
import { minifySync } from "vite";

const FILE = "src/web/theme-script.js";

/** What stands in the head of every page, as small as it can be. */
export const THEME_SCRIPT = minifySync(FILE, readFileSync(FILE, "utf8")).code;
