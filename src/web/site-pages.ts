// Counted here, without the tables of ragas.
const RAGA_PAGES = Array.from({ length: 72 }, (_, index) => `/ragas/${index + 1}` as const);

/**
 * All public pages, all of them prerendered. A page joins the site with its route and a line here:
 * catalogue, head and foot link to these and the members' pages only.
 */
export const PUBLIC_PAGES = [
  "/",
  "/numbers",
  "/words",
  "/words/verse",
  "/pictures",
  "/pictures/leaf",
  "/maps",
  "/stnc/hero",
  "/stnc/sound",
  "/stnc/numbers",
  "/stnc/colours",
  "/ragas",
  "/ragas/janya",
  ...RAGA_PAGES,
  "/cirus",
  "/cirus/method",
  "/cirus/releases",
  "/api/v1/docs",
  "/accessibility",
  "/login",
] as const;

/** The members' pages, rendered in the browser. */
export const MEMBERS_PAGES = [
  "/private",
  "/private/account",
  "/private/aryabhatta",
  "/private/aryabhattacm",
  "/private/aryabhattasm",
  "/private/ganita",
] as const;

/** The path of a page of this site. */
export type SitePath = (typeof PUBLIC_PAGES)[number] | (typeof MEMBERS_PAGES)[number];
