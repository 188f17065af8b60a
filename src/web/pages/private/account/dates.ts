import { longDate } from "../../../ui/long-date.ts";

const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** A day, or "today" with the time. */
export function dayOrTime(instant: string, now = new Date()): string {
  const day = longDate(instant);
  return day === longDate(now.toISOString()) ? `today, ${TIME.format(new Date(instant))}` : day;
}
