import { DomainError } from "../domain-error.ts";
import { magnitude } from "../exact/greatest-common-divisor.ts";
import { clearDenominators, type Polynomial } from "./polynomial.ts";

const MAX_END = 10n ** 12n;

/**
 * Refuses a polynomial whose rational roots would be a long search.
 *
 * @throws {DomainError} `too_long` where, in whole numbers, the first or the last coefficient passes
 * 10^12.
 */
export function refuseLongSearch(p: Polynomial): void {
  const whole = clearDenominators(p);
  if ([whole[0]!, whole.at(-1)!].some((end) => magnitude(end) > MAX_END)) {
    throw new DomainError(
      "too_long",
      "Use a first and a last coefficient of at most 1,000,000,000,000 once fractions are cleared.",
    );
  }
}
