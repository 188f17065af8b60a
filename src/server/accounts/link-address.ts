/**
 * The address of a one-time link. The secret is in the fragment, which browsers do not send: no
 * server and no proxy logs it.
 */
export const linkAddress = (origin: string, secret: string): string =>
  `${origin}/welcome#${secret}`;

/** How long a link works by default. */
export const LINK_DAYS = 7;

export const MAX_LINK_DAYS = 90;
