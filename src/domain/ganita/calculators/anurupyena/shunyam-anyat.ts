import { fractionText, isZero, type Rational, ZERO } from "../../../exact/rational.ts";
import {
  areInRatio,
  crossed,
  type Pair,
  type PairInput,
  type Solution,
  type SolutionResult,
  workedPair,
} from "../../algebra/linear-pair.ts";
import { dividedBy, equals, times } from "../../working/expression.ts";
import { type Line, line } from "../../working/line.ts";
import { write } from "../../working/notation.ts";
import { type Calculation, remark } from "../../working/working.ts";

/**
 * Solves two equations by (ānurūpye) śūnyam anyat ((आनुरूप्ये) शून्यमन्यत्), "if one is in ratio, the
 * other one is zero"; if neither is in ratio, by cross-multiplication.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator` or `too_long`
 */
export const shunyamAnyat = (input: PairInput): Calculation<SolutionResult> =>
  workedPair(input, {
    solve: (pair) => {
      const rule = ruleFor(pair);
      const [{ lines, solution }, remarks] =
        rule === "cross-multiplication" ? [crosswise(pair), [NO_RATIO]] : [byRatio(pair, rule), []];
      return { solution, lines: [ratioLine(pair, rule), ...lines], remarks };
    },
    cancel: (pair) => [determinantLine(pair)],
  });

const NO_RATIO = remark(
  "Neither unknown stands in the ratio of the constants, so the sutra has nothing to say here; cross-multiplication solves every pair.",
  "sankalana-vyavakalanabhyam",
);

type Rule = "x=0" | "y=0" | "cross-multiplication";

function ruleFor([{ a, b, p }, { a: c, b: d, p: q }]: Pair): Rule {
  if (isZero(p) && isZero(q)) return "cross-multiplication";
  if (areInRatio(b, d, p, q)) return "x=0";
  return areInRatio(a, c, p, q) ? "y=0" : "cross-multiplication";
}

function ratioLine([first, second]: Pair, rule: Rule): Line {
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
  const value = dividedBy(equation.p, coefficientOf(equation));
  const [first, second] = pair;
  const lines: Line[] = [
    line(
      `The coefficients of ${inRatio} are in the ratio of the constants, so ${other} is zero:`,
      write`${equals(times(coefficientOf(first), second.p), times(coefficientOf(second), first.p))} → ${other} = 0`,
    ),
    line(`What is left gives ${inRatio}:`, write`${inRatio} = ${equals(value)}`),
  ];
  const solution: Solution =
    rule === "x=0" ? { x: ZERO, y: value.value } : { x: value.value, y: ZERO };
  return { lines, solution };
}

function determinantLine([{ a, b }, { a: c, b: d }]: Pair): Line {
  return line(
    "Crosswise the coefficients cancel, so there is no single solution:",
    crossed(a, d, b, c),
  );
}

function crosswise([{ a, b, p }, { a: c, b: d, p: q }]: Pair) {
  const below = crossed(a, d, b, c);
  const [aboveX, aboveY] = [crossed(p, d, b, q), crossed(a, q, p, c)];
  const [x, y] = [dividedBy(aboveX.value, below.value), dividedBy(aboveY.value, below.value)];
  const lines: Line[] = [
    line("No ratio agrees; multiply crosswise. Below the line:", below),
    line("Above the line for x, the constants in the place of x:", aboveX),
    line("Above the line for y, the constants in the place of y:", aboveY),
    line("Divide:", write`x = ${equals(x)}, y = ${equals(y)}`),
  ];
  return { lines, solution: { x: x.value, y: y.value } };
}
