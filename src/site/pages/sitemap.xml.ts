import { PUBLIC_PAGES } from "../../web/site-pages.ts";
import { SITE_ORIGIN } from "../site-origin.ts";

/**
 * sitemap.xml: every public page.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function GET(): Response {
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${SITE_ORIGIN}${path}</loc></url>\n`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
  );
}
