import { pageExists } from "../../site-pages.ts";

const MAPS = { to: "/maps", label: "Maps" };

/** What lies above the page from which sound, numbers and colours go out. */
export const ABOVE_HERO = [MAPS];

/** What lies above the pages on sound, numbers and colours. */
export const ABOVE = [MAPS, { to: "/stnc/hero", label: "Infinite to Finite" }].filter(({ to }) =>
  pageExists(to),
);
