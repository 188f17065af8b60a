const MEMBERS_START = "/private";

/** The login page's address, with the way back to a page of this site. */
export function loginAddress(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}

/**
 * Reads where to go after the login: a page of this site other than login and logout, else the
 * members' start page.
 *
 * @example
 * nextAddress("?next=%2Fprivate%2Faryabhatta", "https://here.example"); // "/private/aryabhatta"
 */
export function nextAddress(search: string, origin: string): string {
  const next = new URLSearchParams(search).get("next");
  const url = next?.startsWith("/") ? URL.parse(next, origin) : null;
  // Without its origin, a path that begins with two slashes would name another site.
  if (url?.origin !== origin || url.pathname.startsWith("//")) return MEMBERS_START;
  if (/^\/log(in|out)\/*$/i.test(url.pathname)) return MEMBERS_START;
  return url.pathname + url.search + url.hash;
}
