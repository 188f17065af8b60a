/**
 * The start of the addresses in sitemap.xml and robots.txt: the site's origin (SITE_URL). A sitemap
 * needs absolute addresses, so without SITE_URL it is the origin that `npm start` prints.
 */
export const SITE_ORIGIN: string = import.meta.env.PUBLIC_SITE_URL || "http://localhost:3000";
