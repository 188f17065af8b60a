import { z } from "zod";

const EXAMPLE = "as in 2026-11-22T08:40:00.000Z";
const utc = z.string().meta({ format: "date-time" });

/** A point in time on the wire, in UTC; `what` says what happened then. */
export const instant = (what: string) => utc.describe(`${what}, ${EXAMPLE}.`);

/** The same, or null `otherwise`, as in "for never". */
export const instantOrNull = (what: string, otherwise: string) =>
  utc.nullable().describe(`${what}, ${EXAMPLE}; null ${otherwise}.`);
