import { digitCount, powerOfTen } from "../../exact/digits.ts";
import { fractionText, isZero, type Rational, ZERO } from "../../exact/rational.ts";
import {
  areInRatio,
  crossed,
  type Pair,
  type PairInput,
  type Solution,
  workedPair,
} from "../algebra/linear-pair.ts";
import { found } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import {
  type Base,
  type BaseProduct,
  baseProduct,
  baseProductLines,
  closestBase,
  readBase,
  roundNumbersAround,
} from "../digits/base-product.ts";
import { likeBeginningsRemarks } from "../digits/like-beginnings.ts";
import { powerFrame, product, productFrame } from "../digits/product-frame.ts";
import { settleParts, settling } from "../digits/settle-parts.ts";
import { near, text, texts } from "../input/draws.ts";
import { EQUATIONS, FACTORS, number, rows, type Typed } from "../input/inputs.ts";
import { joined, notationText, write } from "../notation.ts";
import { counted } from "../working/counted.ts";
import {
  asExpression,
  dividedBy,
  equals,
  equation,
  finds,
  plus,
  raisedTo,
  times,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { given, inPlaces, joinedParts, leadsTo, named, split } from "../working/parts.ts";
import { remark } from "../working/working.ts";

/**
 * Works by ānurūpyeṇa (आनुरूप्येण), "proportionately": products from a base such as 50 or 300, pairs
 * of equations whose coefficients are in ratio, and cubes of a number in two parts.
 *
 * Takes numbers of at most 1,000 digits with any sign and decimals; coefficients of at most 30.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, `zero_denominator`, or
 * `outside_domain` for a base that is not a digit followed by zeros.
 * @see Tirthaji, Vedic Mathematics (1965), the first sub-sutra and sutra 6; "Vedic Mathematics –
 * Methods" (Sri Sathya Sai Veda Pratishtan).
 *
 * @example
 * anurupyena({ a: "46", b: "43", base: "50" }).result; // 1978n
 */
export const anurupyena = calculator({
  path: "anurupyena",
  name: "Anurupyena",
  devanagari: "आनुरूप्येण",
  iast: "ānurūpyeṇa",
  meaning: "proportionately",
  summary: "Multiply from a base such as 50, solve equations in ratio, or cube: proportionately.",
  description: "Multiplies, solves or cubes, in proportion.",
  modes: [
    {
      mode: "product",
      label: "Product from a working base",
      description:
        "The product of a and b from a base, a digit followed by zeros; left out, the closest.",
      draws: (draw, hard) => {
        const base = draw(2, 6) * 10 ** (1 + hard);
        return {
          a: text(near(draw, base, base / 5)),
          b: text(near(draw, base, base / 5)),
          base: text(base),
        };
      },
      work: productFromWorkingBase,
      inputs: {
        ...FACTORS,
        base: number("Working base", {
          of: "working base",
          hint: "Such as 50, 200 or 3000. Left empty, the best one is taken.",
          isOptional: true,
        }),
      },
      sense: "product",
      examples: [
        { label: "46 × 43, base 50", title: "A product", input: { a: "46", b: "43", base: "50" } },
        { label: "24 × 23, base 20", input: { a: "24", b: "23", base: "20" } },
        { label: "3998 × 4998, base 5000", input: { a: "3998", b: "4998", base: "5000" } },
      ],
    },
    {
      mode: "shunyam-anyat",
      label: "Shunyam anyat: if one is in ratio, the other is zero",
      description: "Two equations ax + by = p, as [a, b, p].",
      draws: (draw, hard) => {
        const [a, b, p, c, by] = [
          draw(1, 9),
          draw(2, 9),
          draw(2, 9),
          draw(1, 9),
          draw(2, 3 + hard),
        ];
        const inRatio = [texts(a, b, p), texts(c, b * by, p * by)] as const;
        const swapped = inRatio.map(([x, y, constant]) => [y!, x!, constant!]);
        return { equations: draw(0, 1) === 0 ? inRatio : swapped };
      },
      work: shunyamAnyat,
      ...EQUATIONS,
      examples: [
        {
          label: "3x + 7y = 2, 4x + 21y = 6",
          title: "Two equations",
          input: { equations: rows("3 7 2; 4 21 6") },
        },
        {
          label: "323x + 147y = 1615, 969x + 321y = 4845",
          input: { equations: rows("323 147 1615; 969 321 4845") },
        },
      ],
    },
    {
      mode: "cube",
      label: "Cube of a number in two parts",
      description: "The cube of n.",
      draws: (draw, hard) => ({ n: text(draw(11, [39, 69, 99][hard]!)) }),
      work: cubeByRatio,
      inputs: { n: number("Number to cube") },
      sense: "cube",
      examples: [
        { label: "12³", title: "A cube", input: { n: "12" } },
        { label: "98³", input: { n: "98" } },
      ],
    },
  ],
});

function productFromWorkingBase(input: Typed<"a" | "b", "base">) {
  const frame = productFrame(input.a, input.b);
  const base =
    input.base === undefined
      ? closestBase(frame.a, frame.b, roundNumbersAround)
      : readBase(input.base);
  const working = baseProduct(frame.a, frame.b, base);
  const [devALine, devBLine, crossLine, ...others] = baseProductLines(
    frame.a,
    frame.b,
    base,
    working,
  );

  return product(
    frame,
    working.value,
    [
      line(
        "base",
        input.base === undefined
          ? "Take a round number as the working base, a multiple of a power of ten:"
          : "Write the chosen working base as a multiple of a power of ten:",
        equation(base.value, times(base.ratio, powerOfTen(base.zeros))),
        { workingBase: base.value, ratio: base.ratio, mainBase: powerOfTen(base.zeros) },
      ),
      devALine!,
      devBLine!,
      crossLine!,
      line(
        "scaled",
        "In proportion: the cross sum counts working bases; multiplied by the ratio, it counts powers of ten:",
        times(working.cross, BigInt(base.ratio)),
        { scaled: working.scaled },
      ),
      ...others,
    ],
    [
      ...(working.carry === 0n ? [] : likeBeginningsRemarks(frame.a, frame.b)),
      ...(base.ratio === 5 ? [halfOf(base, working)] : []),
    ],
  );
}

const LONGEST_SHOWN = 20;

// A base of 5 is half of the next power of ten; halving is then easier than multiplying by 5.
function halfOf({ zeros, value }: Base, { cross }: BaseProduct) {
  const isOdd = cross % 2n !== 0n;
  const halfLeft = isOdd ? `; the half left over counts as ${value} on the right` : "";
  const numbers = zeros > LONGEST_SHOWN ? "" : `: ${notationText(write`${cross} ÷ 2`)}${halfLeft}`;
  return remark(
    `The same by halves: the base is half of the next power of ten, so halve the cross sum${numbers}.`,
  );
}

const ONE_DIGIT = "A single digit has no parts to set in proportion; its cube is known by heart:";

/**
 * Cubes a number in two parts a | b by ānurūpyeṇa: four terms in proportion, the middle ones
 * counted three times.
 *
 * Takes any number of at most 1,000 digits.
 *
 * @throws {DomainError} `bad_number` or `too_long`
 */
function cubeByRatio(input: Typed<"n">) {
  const frame = powerFrame(input.n, 3);
  const size = frame.n;
  const places = Math.max(1, Math.floor(digitCount(size) / 2));
  const [a, b] = [size / powerOfTen(places), size % powerOfTen(places)];
  const row1 = [a ** 3n, a ** 2n * b, a * b ** 2n, b ** 3n];
  const row2 = row1.map((term, index) => (index === 1 || index === 2 ? 2n * term : 0n));
  const sums = row1.map((term, index) => term + row2[index]!);
  const settled = settleParts(sums, places);
  const { parts, value } = settled;
  const lines = [
    line("split", "Split the number in two:", split(size, places), {
      a,
      b,
    }),
    line(
      "row1",
      "Four terms; each is to the one before it as the second part is to the first:",
      inPlaces(
        [raisedTo(a, 3), times(raisedTo(a, 2), b), times(a, raisedTo(b, 2)), raisedTo(b, 3)],
        row1,
      ),
      { row1 },
    ),
    line(
      "row2",
      "Below the two terms in the middle, write their doubles:",
      write`${finds(times(2n, row1[1]!))}, ${finds(times(2n, row1[2]!))}`,
      { row2 },
    ),
    line(
      "sums",
      "Add the rows:",
      inPlaces(
        row1.map((term, index) =>
          index % 3 === 0 ? asExpression(term) : plus(term, row2[index]!),
        ),
        sums,
      ),
      { sums },
    ),
    line(
      "parts",
      `Give every part but the first ${counted(places, "place")}; what does not fit is carried to the left:`,
      settling(sums, settled, places),
      { parts },
    ),
    line("join", "Join the parts:", joinedParts(parts)),
  ];

  const oneDigit = line("heart", ONE_DIGIT, raisedTo(b, 3), { a, b, cubed: b ** 3n });
  return product(frame, value, a === 0n ? [oneDigit] : lines);
}

/**
 * Solves two equations by (ānurūpye) śūnyam anyat ((आनुरूप्ये) शून्यमन्यत्), "if one is in ratio, the
 * other one is zero"; if neither is in ratio, by cross-multiplication.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator` or `too_long`
 */
export function shunyamAnyat(input: PairInput) {
  return workedPair(input, {
    solve: (pair) => {
      const rule = ruleFor(pair);
      const [{ lines, solution }, remarks] =
        rule === "cross-multiplication" ? [crosswise(pair), [NO_RATIO]] : [byRatio(pair, rule), []];
      return { solution, lines: [ratioLine(pair, rule), ...lines], remarks };
    },
    cancel: (pair) => [determinantLine(pair)],
  });
}

const NO_RATIO = remark(
  "Neither unknown has coefficients in the ratio of the constants, so the sutra does not apply; cross-multiplication solves every pair that has one solution.",
  "sankalana-vyavakalanabhyam",
);

type Rule = "x=0" | "y=0" | "cross-multiplication";

function ruleFor([[a, b, p], [c, d, q]]: Pair): Rule {
  if (isZero(p) && isZero(q)) return "cross-multiplication";
  if (areInRatio(b, d, p, q)) return "x=0";
  return areInRatio(a, c, p, q) ? "y=0" : "cross-multiplication";
}

function ratioLine([[a, b, p], [c, d, q]]: Pair, rule: Rule) {
  const ratio = (left: Rational, right: Rational) => `${fractionText(left)}:${fractionText(right)}`;
  return line(
    "ratios",
    "Write the ratios of the coefficients of x, of y and of the constants side by side:",
    given(write`${a} : ${c}, ${b} : ${d}, ${p} : ${q}`, [a, b, p, c, d, q]),
    {
      ratios: { x: ratio(a, c), y: ratio(b, d), const: ratio(p, q) },
      rule,
      applies: rule !== "cross-multiplication",
    },
  );
}

function byRatio(pair: Pair, rule: "x=0" | "y=0") {
  const [inRatio, other, of] = rule === "x=0" ? (["y", "x", 1] as const) : (["x", "y", 0] as const);
  const [first, second] = pair;
  const equation = isZero(first[of]) ? second : first;
  const value = dividedBy(equation[2], equation[of]);
  const lines = [
    line(
      "inRatio",
      `The coefficients of ${inRatio} are in the ratio of the constants, so the sutra gives ${other}:`,
      leadsTo(
        equals(times(first[of], second[2]), times(second[of], first[2])),
        named(other, found(0n)),
      ),
    ),
    line("other", `What is left of an equation gives ${inRatio}:`, named(inRatio, finds(value))),
  ];
  const solution: Solution =
    rule === "x=0" ? { x: ZERO, y: value.value } : { x: value.value, y: ZERO };
  return { lines, solution };
}

function determinantLine([[a, b], [c, d]]: Pair) {
  return line(
    "determinant",
    "Multiplied crosswise, the coefficients cancel, so there is no single solution:",
    crossed(a, d, b, c),
  );
}

function crosswise([[a, b, p], [c, d, q]]: Pair) {
  const below = crossed(a, d, b, c);
  const [aboveX, aboveY] = [crossed(p, d, b, q), crossed(a, q, p, c)];
  const [x, y] = [dividedBy(aboveX.value, below.value), dividedBy(aboveY.value, below.value)];
  const lines = [
    line("below", "Multiply crosswise instead. The denominator of both:", below),
    line("aboveX", "The numerator of x, with the constants in place of its coefficients:", aboveX),
    line("aboveY", "The numerator of y, with the constants in place of its coefficients:", aboveY),
    line(
      "solution",
      "Divide:",
      joined([named("x", finds(x, { label: "x" })), named("y", finds(y, { label: "y" }))], ", "),
    ),
  ];
  return { lines, solution: { x: x.value, y: y.value } };
}
