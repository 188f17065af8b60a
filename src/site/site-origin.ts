/**
 * The start of the addresses in sitemap.xml, robots.txt and the API's documentation: the site's
 * origin (SITE_URL). All three need absolute addresses, so without SITE_URL it is the origin that
 * `npm start` prints.
 */
export const SITE_ORIGIN: string = import.meta.env.PUBLIC_SITE_URL || "http://localhost:3000";
