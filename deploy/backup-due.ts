export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** When each was last done, in milliseconds since 1970; 0 for never. */
export interface Done {
  readonly backedUpAt: number;
  readonly comparedAt: number;
}

/**
 * What is due at a time: a backup once the last `hour` (UTC) has struck since the one before, and
 * every seventh of them is restored and compared.
 */
export function due(now: number, hour: number, { backedUpAt, comparedAt }: Done) {
  const hourMs = hour * HOUR_MS;
  const lastTime = Math.floor((now - hourMs) / DAY_MS) * DAY_MS + hourMs;
  // Half a day early, so that it is due as soon as the seventh backup, however long the first took.
  return { backup: backedUpAt < lastTime, comparison: comparedAt < lastTime - 6.5 * DAY_MS };
}
