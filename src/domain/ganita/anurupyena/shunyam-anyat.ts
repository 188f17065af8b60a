import { divide, fractionText, type Rational } from "../../exact/rational.ts";
import {
  crossed,
  type Pair,
  type PairInput,
  pairOutcome,
  readPair,
  type Solution,
  type SolutionResult,
  solvedPair,
  unsolvedPair,
} from "../linear-pair.ts";
import { factor, write } from "../notation.ts";
import { isZero, ZERO } from "../polynomial.ts";
import { type Calculation, type Line, line, remark } from "../working.ts";

export type ShunyamAnyatFigures = {
  /** The coefficients of x, of y and the constants, each as "first:second". */
  readonly ratios: { readonly x: string; readonly y: string; readonly const: string };
  readonly rule: "x=0" | "y=0" | "cross-multiplication";
  /** Whether the coefficients of one unknown are in the ratio of the constants. */
  readonly applies: boolean;
};

/**
 * Solves two equations by (ānurūpye) śūnyam anyat ((आनुरूप्ये) शून्यमन्यत्), "if one is in ratio, the
 * other one is zero"; if neither is in ratio, by cross-multiplication.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator` or `too_long`
 */
export function shunyamAnyat(input: PairInput): Calculation<SolutionResult, ShunyamAnyatFigures> {
  const pair = readPair(input);
  const outcome = pairOutcome(pair);
  if (outcome !== "solved") {
    return unsolvedPair(pair, outcome, [determinantLine(pair)]);
  }

  const rule = ruleFor(pair);
  const { lines, solution } =
    rule === "cross-multiplication" ? crosswise(pair) : byRatio(pair, rule);
  const remarks = rule === "cross-multiplication" ? [NO_RATIO] : [];
  return solvedPair(pair, solution, [ratioLine(pair, rule), ...lines], remarks);
}

const NO_RATIO = remark(
  "Neither unknown stands in the ratio of the constants, so the sutra has nothing to say here; cross-multiplication solves every pair.",
  "sankalana-vyavakalanabhyam",
);

function ruleFor([{ a, b, p }, { a: c, b: d, p: q }]: Pair): ShunyamAnyatFigures["rule"] {
  if (isZero(p) && isZero(q)) return "cross-multiplication";
  if (isZero(crossed(b, q, d, p))) return "x=0";
  return isZero(crossed(a, q, c, p)) ? "y=0" : "cross-multiplication";
}

type ShunyamAnyatLine = Line<ShunyamAnyatFigures>;

function ratioLine([first, second]: Pair, rule: ShunyamAnyatFigures["rule"]): ShunyamAnyatLine {
  const ratio = (left: Rational, right: Rational) => `${fractionText(left)}:${fractionText(right)}`;
  return line(
    "Set the ratios side by side, of x, of y and of the constants:",
    write`${first.a} : ${second.a}, ${first.b} : ${second.b}, ${first.p} : ${second.p}`,
    {
      ratios: {
        x: ratio(first.a, second.a),
        y: ratio(first.b, second.b),
        const: ratio(first.p, second.p),
      },
      rule,
      applies: rule !== "cross-multiplication",
    },
  );
}

function byRatio(pair: Pair, rule: "x=0" | "y=0") {
  const [inRatio, other] = rule === "x=0" ? ["y", "x"] : ["x", "y"];
  const coefficientOf = ({ a, b }: Pair[number]) => (rule === "x=0" ? b : a);
  const equation = pair.find((one) => !isZero(coefficientOf(one)))!;
  const value = divide(equation.p, coefficientOf(equation));
  const solution: Solution = rule === "x=0" ? { x: ZERO, y: value } : { x: value, y: ZERO };
  const [first, second] = pair;
  const lines: ShunyamAnyatLine[] = [
    line(
      `The coefficients of ${inRatio} are in the ratio of the constants, so ${other} is zero:`,
      write`${coefficientOf(first)} × ${factor(second.p)} = ${factor(coefficientOf(second))} × ${factor(first.p)} → ${other} = 0`,
    ),
    line(
      `What is left gives ${inRatio}:`,
      write`${inRatio} = ${equation.p} ÷ ${factor(coefficientOf(equation))} = ${value}`,
    ),
  ];
  return { lines, solution };
}

function determinantLine([{ a, b }, { a: c, b: d }]: Pair): ShunyamAnyatLine {
  return line(
    "Crosswise the coefficients cancel, so there is no single solution:",
    write`${a} × ${factor(d)} − ${factor(b)} × ${factor(c)} = 0`,
  );
}

function crosswise(pair: Pair) {
  const [{ a, b, p }, { a: c, b: d, p: q }] = pair;
  const below = crossed(a, d, b, c);
  const [aboveX, aboveY] = [crossed(p, d, b, q), crossed(a, q, p, c)];
  const solution: Solution = { x: divide(aboveX, below), y: divide(aboveY, below) };
  const lines: ShunyamAnyatLine[] = [
    line(
      "No ratio agrees; multiply crosswise. Below the line:",
      write`${a} × ${factor(d)} − ${factor(b)} × ${factor(c)} = ${below}`,
    ),
    line(
      "Above the line for x, the constants in the place of x:",
      write`${p} × ${factor(d)} − ${factor(b)} × ${factor(q)} = ${aboveX}`,
    ),
    line(
      "Above the line for y, the constants in the place of y:",
      write`${a} × ${factor(q)} − ${factor(p)} × ${factor(c)} = ${aboveY}`,
    ),
    line(
      "Divide:",
      write`x = ${aboveX} ÷ ${factor(below)} = ${solution.x}, y = ${aboveY} ÷ ${factor(below)} = ${solution.y}`,
    ),
  ];
  return { lines, solution };
}
