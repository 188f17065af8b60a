import { type Drawing, found, given, grid, START, sign } from "../drawing.ts";
import type { Working } from "../working.ts";
import { linesAfter } from "./lines.ts";

/** Factors in a row, their product, and what is left to do with it. */
export function inOneProduct(
  working: Working,
  line: { readonly step: number },
  factors: readonly string[],
  product: string,
): Drawing {
  const end = 2 * factors.length;
  return grid([
    ...factors.flatMap((factor, index) => [
      ...(index > 0 ? [sign(START, [1, 2 * index], "×")] : []),
      given(START, [1, 2 * index + 1], factor),
    ]),
    sign(line, [1, end], "="),
    found(line, [1, end + 1], product),
    ...linesAfter(working, line, 2, end + 1),
  ]);
}
