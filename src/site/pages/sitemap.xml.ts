import { addressOf, callsOf } from "../../web/pages/api-docs/calls.ts";
import { PUBLIC_PAGES } from "../../web/site-pages.ts";
import { API_DOCUMENT } from "../api-document.ts";
import { SITE_ORIGIN } from "../site-origin.ts";

/**
 * sitemap.xml: every public page, including those of the API calls.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function GET(): Response {
  const pages = [...PUBLIC_PAGES, ...callsOf(API_DOCUMENT).map(addressOf)];
  const urls = pages.map((path) => `  <url><loc>${SITE_ORIGIN}${path}</loc></url>\n`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
  );
}
