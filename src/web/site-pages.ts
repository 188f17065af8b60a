/**
 * The public pages there are, all of them prerendered. A page joins the site with its route and a
 * line here: catalogue, head and foot link to nothing else, and tell of the rest that it is not
 * there yet.
 */
export const PUBLIC_PAGES = [
  "/",
  "/numbers",
  "/words",
  "/pictures",
  "/maps",
  "/stnc/sound",
  "/login",
] as const;

/** The members' pages, drawn in the browser. */
export const MEMBERS_PAGES = [
  "/private",
  "/private/aryabhatta",
  "/private/aryabhattacm",
  "/private/aryabhattasm",
] as const;

const pages: ReadonlySet<string> = new Set([...PUBLIC_PAGES, ...MEMBERS_PAGES]);

/** Whether a link to this path leads to a page. */
export function pageExists(path: string): boolean {
  return pages.has(path);
}
