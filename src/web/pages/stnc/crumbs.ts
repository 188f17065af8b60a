import { pageExists } from "../../site-pages.ts";

/** What lies above the pages on sound, numbers and colours. */
export const ABOVE = [
  { to: "/maps", label: "Maps" },
  { to: "/stnc/hero", label: "Infinite to Finite" },
].filter(({ to }) => pageExists(to));
