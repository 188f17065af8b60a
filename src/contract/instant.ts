import { z } from "zod";

/** A point in time on the wire; `what` says what happened then. */
export const instant = (what: string) =>
  z.string().describe(`${what}, as in 2026-11-22T08:40:00.000Z.`);
