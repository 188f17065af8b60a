import { DomainError } from "../../../domain-error.ts";
import type { InputIn } from "../../definition.ts";
import { padded, powerOfTen } from "../../digits/digits.ts";
import { likeBeginnings } from "../../digits/like-beginnings.ts";
import {
  type ProductFrame,
  powerFrame,
  product,
  productFrame,
} from "../../digits/product-frame.ts";
import { byMode } from "../../input/mode.ts";
import type { Exact } from "../../working/exact-value.ts";
import { equals, equation, plus, times, wholeValue, written } from "../../working/expression.ts";
import { line } from "../../working/line.ts";
import { digitText, joined as joinedLines, write } from "../../working/notation.ts";
import type { Calculation } from "../../working/working.ts";
import { definition } from "./definition.ts";
import { ekadhikenaRecurring } from "./ekadhikena-recurring.ts";

/**
 * Works by ekādhikena pūrveṇa (एकाधिकेन पूर्वेण), "by one more than the previous one": squares of
 * numbers ending in 5, products of numbers that begin alike and end in complements of ten, and the
 * digits of recurring decimals from right to left.
 *
 * Takes numbers of at most 1,000 digits with any sign and decimals; for a fraction see
 * {@link ekadhikenaRecurring}.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, `zero_denominator`, or
 * `outside_domain` for numbers with other endings.
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan); for products the sub-sutra antyayor daśake'pi.
 *
 * @example
 * ekadhikenaPurvena({ n: "195" }).result; // 38025n
 * ekadhikenaPurvena({ mode: "recurring", p: "1", q: "7" }).result; // "0.(142857)"
 */
export const ekadhikenaPurvena = byMode(definition, {
  square,
  product: productOfLikeBeginnings,
  recurring: ekadhikenaRecurring,
});

function square(input: InputIn<typeof definition, "square">): Calculation<Exact> {
  const frame = powerFrame(input.n, 2);
  const { number: ending, zeros } = withoutZeros(frame.n);
  if (ending % 10n !== 5n) {
    throw new DomainError(
      "outside_domain",
      "This sutra squares numbers that end in 5, such as 35 or 3.5.",
      ["yavadunam", "urdhva-tiryagbhyam"],
    );
  }

  const previous = ending / 10n;
  const oneMore = plus(previous, 1n);
  const left = times(previous, wholeValue(oneMore));
  const joined = BigInt(`${wholeValue(left)}25`);
  const withZeros = times(joined, powerOfTen(2 * zeros));
  return product(frame, wholeValue(withZeros), [
    line(
      "Part the number before its 5; what stands there is the previous one:",
      write`${ending} = ${previous} | 5`,
      { previous },
    ),
    line("One more than the previous one:", oneMore, { oneMore }),
    line("Multiply the two for the left part:", left, { left }),
    line("The right part is the square of 5:", times(5n, 5n), { right: "25" }),
    line("Join the parts:", write`${left.value} | 25 → ${joined}`),
    zeros > 0 && line("Twice as many zeros as the number ends in come back:", withZeros),
  ]);
}

function productOfLikeBeginnings(input: InputIn<typeof definition, "product">): Calculation<Exact> {
  const frame = productFrame(input.a, input.b);
  const { first, second, places } = partedFactors(frame);
  const [a, b, zeros] = [first.number, second.number, first.zeros + second.zeros];
  const base = powerOfTen(places);
  const previous = a / base;
  const oneMore = plus(previous, 1n);
  const left = times(previous, wholeValue(oneMore));
  const endings = [a % base, b % base] as const;
  const right = padded(endings[0] * endings[1], 2 * places);
  const joined = BigInt(`${wholeValue(left)}${right}`);
  const withZeros = times(joined, powerOfTen(zeros));
  const parted = (number: bigint) =>
    write`${number} = ${previous} | ${digitText(padded(number % base, places))}`;

  return product(frame, wholeValue(withZeros), [
    zeros > 0 &&
      line(
        "Set the zeros at the end aside:",
        joinedLines([first, second].filter((each) => each.zeros > 0).map(zerosApart), ", "),
      ),
    line(
      "Both numbers begin alike; that is the previous one, and the endings add up to a power of ten:",
      write`${parted(a)}, ${parted(b)}; ${equals(plus(...endings))}`,
      { previous, endings },
    ),
    line("One more than the previous one:", oneMore, { oneMore }),
    line("Multiply the two for the left part:", left, { left }),
    line(
      "Multiply the endings for the right part, in twice their places:",
      equation(times(...endings), written(right)),
      { right },
    ),
    line("Join the parts:", write`${left.value} | ${digitText(right)} → ${joined}`),
    zeros > 0 && line("The zeros come back:", withZeros),
  ]);
}

const zerosApart = ({ number, zeros }: Parted) =>
  equation(number * powerOfTen(zeros), times(number, powerOfTen(zeros)));

// Zeros at the end are set aside where the numbers do not fit with them.
function partedFactors({ a, b }: Pick<ProductFrame, "a" | "b">) {
  const asTyped = [a, b].map((number) => ({ number, zeros: 0 }));
  for (const [first, second] of [asTyped, [a, b].map(withoutZeros)] as [Parted, Parted][]) {
    const places = likeBeginnings(first.number, second.number);
    if (places !== null) return { first, second, places };
  }
  throw new DomainError(
    "outside_domain",
    "This sutra multiplies numbers that begin alike and whose endings add up to 10, 100 and so on, such as 44 and 46.",
    ["nikhilam-navatashcaramam-dashatah", "urdhva-tiryagbhyam"],
  );
}

type Parted = ReturnType<typeof withoutZeros>;

function withoutZeros(n: bigint) {
  const zeros = /0*$/.exec(`${n}`)![0].length;
  return { number: n / powerOfTen(zeros), zeros };
}
