/**
 * The address of a one-time link. The secret stands after the `#`, which browsers keep to
 * themselves: no server and no proxy logs it.
 */
export const linkAddress = (origin: string, secret: string): string =>
  `${origin}/welcome#${secret}`;

/** How long a link works unless its maker says otherwise. */
export const LINK_DAYS = 7;
