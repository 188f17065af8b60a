import { z } from "zod";

const MAX = Number.MAX_SAFE_INTEGER;

/** A count in a query: decimal digits alone, without a sign, a point or an exponent. */
export function countParameter(name: string, from: number, to = MAX) {
  const error = `${name} is a whole number from ${from} ${to === MAX ? "on" : `to ${to}`}.`;
  const count = z.preprocess(
    (value) => (typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value),
    z.int(error).min(from, error).max(to, error),
  );
  return count as z.ZodType<number, number | string>;
}
