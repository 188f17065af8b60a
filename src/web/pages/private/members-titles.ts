import type { MEMBERS_PAGES } from "../../site-pages.ts";

/** The titles of the members' pages, for their documents and for the browser when one renders. */
export const MEMBERS_TITLES: Readonly<Record<(typeof MEMBERS_PAGES)[number], string>> = {
  "/private": "Projects",
  "/private/account": "Your account",
  "/private/aryabhatta": "Script to Number",
  "/private/aryabhattacm": "Akshara-Sankhya Sambandhah mappings",
  "/private/aryabhattasm": "Scale Mapper",
  "/private/ganita": "Ganita",
};
