/** The login page's address, with the way back to a page of this site. */
export function loginAddress(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}

/**
 * Reads where to go after the login; the members' start page unless it is a page of this site.
 *
 * @example
 * nextAddress("?next=%2Fprivate%2Faryabhatta", "https://here.example"); // "/private/aryabhatta"
 */
export function nextAddress(search: string, origin: string): string {
  const next = new URLSearchParams(search).get("next");
  const url = next?.startsWith("/") ? URL.parse(next, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : "/private";
}
