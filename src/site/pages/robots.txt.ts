import { SITE_ORIGIN } from "../site-origin.ts";

/**
 * robots.txt: the public pages are open to all; the members' area has nothing to index.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const GET = () =>
  new Response(
    `User-agent: *\nDisallow: /private\nDisallow: /logout\nDisallow: /welcome\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`,
  );
