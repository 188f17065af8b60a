import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { asSize } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { type Base, powersAround, readPowerOfTen } from "../digits/base-product.ts";
import { powerFrame, product } from "../digits/product-frame.ts";
import { settleParts, settling } from "../digits/settle-parts.ts";
import { near, text } from "../input/draws.ts";
import { number, POWER_OF_TEN, type Typed } from "../input/inputs.ts";
import { finds, minus, plus, raisedTo, times, wholeValue } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { joinedParts } from "../working/parts.ts";
import { remark } from "../working/working.ts";

/**
 * Squares and cubes by yāvadūnam (यावदूनम्), "whatever the deficiency": subtract from the number
 * its deficiency from a power of ten, and write the square of the deficiency after it.
 *
 * Takes any number of at most 1,000 digits; far from a power of ten a remark suggests a better way.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode` for another power, or `outside_domain`
 * for a base that is no power of ten.
 * @see Tirthaji, Vedic Mathematics (1965), sub-sutra yāvadūnaṃ tāvadūnīkṛtya vargaṃ ca yojayet;
 * "Vedic Mathematics – Methods" (Sri Sathya Sai Veda Pratishtan), chapter on squaring.
 *
 * @example
 * yavadunam({ n: "96", power: 2 }).result; // 9216n
 */
export const yavadunam = calculator({
  path: "yavadunam",
  name: "Yavadunam",
  devanagari: "यावदूनम्",
  iast: "yāvadūnam",
  meaning: "whatever the deficiency",
  summary: "Square or cube a number by what it lacks from a power of ten.",
  description: "Right for any number, quick near a power of ten.",
  modes: [
    {
      label: "Square or cube",
      description: "The square or cube of n from a base, a power of ten; left out, the closest.",
      draws: (draw, hard) => ({ n: text(near(draw, 10 ** (1 + hard) * 10)) }),
      work: squareOrCube,
      forms: [
        {
          fixed: { power: 2 },
          label: "Square",
          inputs: { n: number("Number to square"), base: POWER_OF_TEN },
          sense: "square",
        },
        {
          fixed: { power: 3 },
          label: "Cube",
          inputs: { n: number("Number to cube"), base: POWER_OF_TEN },
          sense: "cube",
        },
      ],
      examples: [
        { label: "88²", input: { n: "88", power: 2 } },
        { label: "96²", title: "A square", input: { n: "96", power: 2 } },
        { label: "10025²", input: { n: "10025", power: 2 } },
        { label: "98³", title: "A cube", input: { n: "98", power: 3 } },
      ],
    },
  ],
});

function squareOrCube(input: Typed<"n", "base"> & { readonly power: 2 | 3 }) {
  const { power } = input;

  const frame = powerFrame(input.n, power);
  const { n } = frame;
  const base = input.base === undefined ? closestPower(n) : readPowerOfTen(input.base);
  const deviation = n - base.value;
  const { raw, lines } = power === 2 ? squareOf(n, deviation) : cubeOf(n, deviation, base);
  const settled = settleParts(raw, base.zeros);
  const { parts, carries, value } = settled;

  return product(
    frame,
    value,
    [
      line(
        "base",
        input.base !== undefined
          ? "The base is the power of ten that was chosen:"
          : 2n * n < 11n
            ? "A base has at least one zero, so take the smallest one:"
            : "Take the power of ten nearest to the number as the base:",
        raisedTo(10n, base.zeros),
        { base: base.value },
      ),
      line("deviation", deviationText(deviation), finds(minus(n, base.value), asSize(deviation)), {
        deviation,
      }),
      ...lines,
      line(
        "settle",
        `Each part after the first has as many places as the base has zeros${carriedText(carries)}:`,
        settling(raw, settled, base.zeros),
        { ...(power === 2 && { carry: carries[0]! }), parts },
      ),
      line("join", "Join the parts:", joinedParts(parts)),
    ],
    2n * magnitude(deviation) > base.value
      ? [...(power === 2 && /50*$/.test(`${n}`) ? [ENDS_IN_FIVE] : []), FAR_FROM_BASE]
      : [],
  );
}

const ENDS_IN_FIVE = remark(
  "The number ends in 5, so what stands before the 5, times one more than itself, is a shorter way.",
  "ekadhikena-purvena",
);

const FAR_FROM_BASE = remark(
  "The number lies far from a power of ten, so its deviation is as long as the number itself.",
  "anurupyena",
  "urdhva-tiryagbhyam",
);

function carriedText(carries: readonly bigint[]): string {
  const carried = carries.some((carry) => carry > 0n) && "the excess is carried to the left";
  const borrowed =
    carries.some((carry) => carry < 0n) && "a part below zero borrows from the part on its left";
  return [carried, borrowed].map((text) => (text ? `; ${text}` : "")).join("");
}

function closestPower(n: bigint): Base {
  const [below, above] = powersAround(n) as [Base, Base];
  return n - below.value <= above.value - n ? below : above;
}

function deviationText(deviation: bigint): string {
  if (deviation === 0n) return "The number is the base itself:";
  return deviation < 0n ? "The deficiency from the base:" : "The excess over the base:";
}

function squareOf(n: bigint, deviation: bigint) {
  const left = deviation < 0n ? minus(n, -deviation) : plus(n, deviation);
  const square = raisedTo(deviation, 2);
  const lines = [
    line(
      "left",
      deviation < 0n
        ? "Subtract the deficiency from the number for the left part:"
        : "Add the excess to the number for the left part:",
      left,
      { left },
    ),
    line("square", "Square the deviation for the right part:", square, { square }),
  ];
  return { lines, raw: [left, square].map(wholeValue) };
}

function cubeOf(n: bigint, deviation: bigint, { value: base }: Base) {
  const first = plus(n, times(2n, deviation));
  const middle = times(minus(wholeValue(first), base), deviation);
  const last = raisedTo(deviation, 3);
  const raw = [first, middle, last].map(wholeValue);
  const lines = [
    line("first", "The first part: the number and twice its deviation:", first),
    line("middle", "The middle part: the first part less the base, times the deviation:", middle),
    line("last", "The last part: the cube of the deviation:", last, { raw }),
  ];
  return { lines, raw };
}
