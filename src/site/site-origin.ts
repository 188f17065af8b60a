/**
 * Where the addresses in sitemap.xml and robots.txt start: the site's origin (SITE_URL). A sitemap
 * has no use for anything but whole addresses, so without one they are those that `npm start` prints.
 */
export const SITE_ORIGIN: string = import.meta.env.PUBLIC_SITE_URL || "http://localhost:3000";
