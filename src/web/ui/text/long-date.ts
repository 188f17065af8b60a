const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** A day in the reader's own time zone, as in "22 November 2026". */
export const longDate = (instant: string | Date): string => LONG.format(new Date(instant));
