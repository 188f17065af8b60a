import { DomainError } from "../domain-error.ts";
import { magnitude } from "../exact/greatest-common-divisor.ts";
import { clearDenominators, type Polynomial } from "./polynomial.ts";

const MAX_END = 10n ** 12n;

/**
 * Refuses a polynomial for which the search for rational roots would take long.
 *
 * @throws {DomainError} `too_long` if, in whole numbers, the first or last coefficient is above
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
