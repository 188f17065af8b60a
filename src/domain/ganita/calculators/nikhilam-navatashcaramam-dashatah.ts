import { digitCount, powerOfTen } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { calculator } from "../calculator.ts";
import {
  type Base,
  baseProduct,
  baseProductLines,
  closestBase,
  powersAround,
  readPowerOfTen,
} from "../digits/base-product.ts";
import { likeBeginningsRemarks } from "../digits/like-beginnings.ts";
import { product, productFrame } from "../digits/product-frame.ts";
import { near, text } from "../input/draws.ts";
import { FACTORS, POWER_OF_TEN, type Typed } from "../input/inputs.ts";
import { dividedBy, raisedTo, times } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { remark } from "../working/working.ts";

/**
 * Multiplies by nikhilaṃ navataś caramaṃ daśataḥ (निखिलं नवतश्चरमं दशतः), "all from nine and the
 * last from ten": two numbers near a power of ten, by their differences from it.
 *
 * Takes any two numbers of at most 1,000 digits. Far from a base the method is correct but clumsy,
 * and a remark suggests a better one.
 *
 * @throws {DomainError} `bad_number`, `too_long`, or `outside_domain` for a base that is no power of ten.
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan), chapter on multiplication.
 *
 * @example
 * nikhilam({ a: "97", b: "96" }).result; // 9312n
 */
export const nikhilam = calculator({
  path: "nikhilam-navatashcaramam-dashatah",
  name: "Nikhilam navatashcaramam dashatah",
  devanagari: "निखिलं नवतश्चरमं दशतः",
  iast: "nikhilaṃ navataś caramaṃ daśataḥ",
  meaning: "all from nine and the last from ten",
  summary: "Multiply numbers near a power of ten: all from nine and the last from ten.",
  description: "Right for any two numbers, quick near a power of ten.",
  place: "query",
  modes: [
    {
      label: "Multiply near a power of ten",
      description: "The product of a and b from a base, a power of ten; left out, the closest one.",
      draws: (draw, hard) => {
        const base = 10 ** (2 + hard);
        // One begins with two numbers below the base.
        const number = () => text(hard === 0 ? base - draw(1, 12) : near(draw, base));
        return { a: number(), b: number() };
      },
      work: productNearBase,
      inputs: { ...FACTORS, base: POWER_OF_TEN },
      sense: "product",
      examples: [
        { label: "88 × 88", input: { a: "88", b: "88" } },
        { label: "97 × 96", title: "Near 100", input: { a: "97", b: "96" } },
        {
          label: "107 × 93, base 100",
          title: "From a base of one's own",
          input: { a: "107", b: "93", base: "100" },
        },
        { label: "1023 × 1049", input: { a: "1023", b: "1049" } },
        { label: "9998 × 94", input: { a: "9998", b: "94" } },
      ],
    },
  ],
});

function productNearBase({ a, b, base }: Typed<"a" | "b", "base">) {
  const frame = productFrame(a, b);
  const plan: Plan =
    base === undefined
      ? closestPlan(frame.a, frame.b)
      : { a: frame.a, b: frame.b, base: readPowerOfTen(base), scaled: null };
  const working = baseProduct(plan.a, plan.b, plan.base);
  const lines = [
    ...planLines(plan),
    ...baseProductLines(plan.a, plan.b, plan.base, working),
    plan.scaled !== null &&
      line(
        "zerosBack",
        "Take the added zeros off again:",
        dividedBy(working.value, plan.scaled.by),
      ),
  ];
  const isFar = digitCount(working.product) > 2 * plan.base.zeros;
  return product(frame, working.value / (plan.scaled?.by ?? 1n), lines, [
    ...(working.carry === 0n ? [] : likeBeginningsRemarks(frame.a, frame.b)),
    ...(isFar ? [FAR_FROM_BASE] : []),
  ]);
}

const FAR_FROM_BASE = remark(
  "These numbers lie far from a power of ten, so the deviations are as long as the numbers themselves.",
  "anurupyena",
  "urdhva-tiryagbhyam",
);

interface Plan {
  readonly a: bigint;
  readonly b: bigint;
  readonly base: Base;
  /** What the smaller factor is multiplied by to come near the same base; null if it is not. */
  readonly scaled: { readonly which: "a" | "b"; readonly by: bigint } | null;
}

// The smaller number with zeros added may be closer to a base of the larger one. It is closest with
// one digit fewer, as many, or one more.
function closestPlan(a: bigint, b: bigint): Plan {
  const plain = planFor(a, b, null);
  const size = Math.abs(digitCount(a) - digitCount(b));
  return [size - 1, size, size + 1]
    .filter((zeros) => zeros > 0)
    .map(powerOfTen)
    .map((by) =>
      a > b ? planFor(a, b * by, { which: "b", by }) : planFor(a * by, b, { which: "a", by }),
    )
    .reduce((best, plan) => (workOf(plan) < workOf(best) ? plan : best), plain);
}

function planFor(a: bigint, b: bigint, scaled: Plan["scaled"]): Plan {
  return { a, b, base: closestBase(a, b, powersAround), scaled };
}

// Near enough means that the deviation has fewer digits than the number.
const isNear = (n: bigint, { value }: Base) => 2n * magnitude(n - value) <= value;

const workOf = ({ a, b, base: { value } }: Plan) => magnitude((a - value) * (b - value));

function planLines({ a, b, base, scaled }: Plan) {
  const baseLine = line(
    "base",
    isNear(a, base) && isNear(b, base)
      ? "Take a power of ten near both numbers as the base:"
      : "Take a power of ten as the base, though not both numbers are near it:",
    raisedTo(10n, base.zeros),
    { base: base.value, scaled },
  );
  if (scaled === null) return [baseLine];

  const { which, by } = scaled;
  const short = (which === "a" ? a : b) / by;
  return [
    line(
      "zeros",
      "Add zeros to the smaller number, so that both are near one base:",
      times(short, by),
    ),
    baseLine,
  ];
}
