const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** A day in the reader's own time zone, as in "22 November 2026". */
export const longDate = (instant: string): string => LONG.format(new Date(instant));

/** A day, or "today" with the time. */
export function dayOrTime(instant: string, now = new Date()): string {
  const day = longDate(instant);
  return day === LONG.format(now) ? `today, ${TIME.format(new Date(instant))}` : day;
}
