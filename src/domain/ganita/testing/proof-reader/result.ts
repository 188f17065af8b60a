import type { Value } from "../../working/exact-value.ts";
import { expressionOf } from "./expression.ts";
import type { Subject } from "./subject.ts";
import { fraction, type Surd, same } from "./surd.ts";
import { tokensOf } from "./tokens.ts";

/** Whether the result for programs differs from the line of question and answer. */
export function resultFault(result: Value, { answer, outcome }: Subject): string | null {
  const { points, number } = answer;
  if (outcome !== "solved") return result === null ? null : "a result without a solution";
  const values = valuesOf(result);
  if (points.length > 0) {
    const told = points.flatMap(({ at, times }) =>
      Object.values(at).flatMap((value) => Array<Surd>(times).fill(value)),
    );
    return values !== null &&
      told.length === values.length &&
      told.every((value) => values.some((other) => same(value, other)))
      ? null
      : "the result holds other roots";
  }
  if (number === null || values === null || values.length !== 1) return null;
  return same(values[0]!, number) ? null : "the result is another number";
}

// Whole numbers, p/q, decimals and surds; null for yes and no, and for results with own names.
function valuesOf(result: Value): Surd[] | null {
  if (typeof result === "bigint") return [fraction(result)];
  if (typeof result === "string") {
    return result.includes("…")
      ? null
      : [expressionOf(tokensOf(result.replaceAll("-", "−"))).at({})];
  }
  if (typeof result !== "object" || result === null || result instanceof Map) return null;
  const parts = Object.values(result).map(valuesOf);
  return parts.includes(null) ? null : parts.flatMap((part) => part!);
}
