import { DomainError } from "../../../domain-error.ts";
import type { InputIn } from "../../definition.ts";
import { DIGIT_ROOT, exactDecimal } from "../../digits/product-frame.ts";
import { listed, readAligned, rootsBothSides, valueAt } from "../../input/number-list.ts";
import type { Exact } from "../../working/exact-value.ts";
import { line } from "../../working/line.ts";
import { joined, type Notation, write } from "../../working/notation.ts";
import { answered, type Calculation, check, worked } from "../../working/working.ts";
import type { definition } from "./definition.ts";

/**
 * Adds numbers in pairs whose last digits add up to ten.
 *
 * Takes 1 to 1,000 numbers, none negative; with decimals, the last decimal is the last digit.
 *
 * @throws {DomainError} `empty`, `bad_number`, `too_long`, or `outside_domain` for negative numbers.
 */
export function completeTens(input: InputIn<typeof definition, "sum">): Calculation<Exact> {
  const { numbers, wholes, scale } = readAligned(input.nums);
  if (wholes.some((whole) => whole < 0n)) {
    throw new DomainError("outside_domain", "Completing tens adds numbers that are not negative.", [
      "addition",
    ]);
  }

  const { pairs, rest } = completingPairs(wholes);
  const total = [...pairs.map(([left, right]) => left + right), ...rest].reduce(
    (sum, part) => sum + part,
    0n,
  );
  const shown = (whole: bigint) => valueAt(whole, scale);
  const figure = (whole: bigint) => exactDecimal(shown(whole));
  const sum = shown(total);
  return worked<Exact>({
    result: exactDecimal(sum),
    statement: answered(listed(numbers, " + "), "=", sum),
    lines: [
      line(
        "Pair each number with the next one whose last digit completes it to ten:",
        pairs.length === 0
          ? ["no pairs"]
          : pairsNotation(
              pairs.map(
                ([left, right]) => write`${shown(left)} + ${shown(right)} = ${shown(left + right)}`,
              ),
            ),
        {
          pairs: pairs.map(
            ([left, right]) => [figure(left), figure(right), figure(left + right)] as const,
          ),
        },
      ),
      line("What is left over:", rest.length === 0 ? ["nothing"] : listed(rest.map(shown), ", "), {
        rest: rest.map(figure),
      }),
      line(
        "Add the pairs, then the rest:",
        write`${listed([...pairs.map(([left, right]) => shown(left + right)), ...rest.map(shown)], " + ")} = ${sum}`,
      ),
    ],
    check: check(
      "by digit roots",
      `${DIGIT_ROOT} The numbers together and their sum have the same root.`,
      rootsBothSides(wholes, [total]),
      total === wholes.reduce((running, whole) => running + whole, 0n),
    ),
  });
}

function pairsNotation(pairs: readonly Notation[]): Notation {
  return pairs.length > 20 ? [`${pairs.length} pairs`] : joined(pairs, ", ");
}

function completingPairs(numbers: readonly bigint[]) {
  const waiting = numbers.map((number) => ({ number, lastDigit: Number(number % 10n) }));
  const pairs: [bigint, bigint][] = [];
  const rest: bigint[] = [];
  while (waiting.length > 0) {
    const { number, lastDigit } = waiting.shift()!;
    const partner = waiting.findIndex((other) => other.lastDigit + lastDigit === 10);
    if (partner < 0) rest.push(number);
    else pairs.push([number, waiting.splice(partner, 1)[0]!.number]);
  }
  return { pairs, rest };
}
