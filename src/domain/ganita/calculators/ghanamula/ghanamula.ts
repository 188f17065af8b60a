import type { InputOf } from "../../definition.ts";
import { type RootResult, straightRoot } from "../../digits/straight-root.ts";
import type { Calculation } from "../../working/working.ts";
import type { definition } from "./definition.ts";

/**
 * Takes a cube root (ghanamūla, घनमूल) digit by digit: three times the square of the first digit
 * divides throughout, and the products of the digits found are taken off column by column.
 *
 * @throws {DomainError} `bad_number`, `too_long`, or `outside_domain` for over 30 decimals.
 * @see Tirthaji, Vedic Mathematics (1965), on cube roots.
 *
 * @example
 * ghanamula({ n: "33076161" }).result; // { root: 321n, remainder: 0n }
 */
export const ghanamula = (input: InputOf<typeof definition>): Calculation<RootResult> =>
  straightRoot(input, 3);
