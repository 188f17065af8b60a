import { SITE_ORIGIN } from "../site-origin.ts";

/**
 * robots.txt: the public pages are open to all; there is nothing to find in the members' area.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const GET = () =>
  new Response(
    `User-agent: *\nDisallow: /private\nDisallow: /logout\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`,
  );
