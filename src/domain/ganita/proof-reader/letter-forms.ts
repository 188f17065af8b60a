import { alternativesOf } from "./answer.ts";
import { type Expression, expressionOf, textOfAll } from "./expression.ts";
import { type Form, numberOf, tenTo } from "./form.ts";
import {
  difference,
  holds,
  holdsText,
  type Relation,
  relationOf,
  SAMPLE_BINDINGS,
  split,
  textOf,
} from "./relation.ts";
import type { Subject } from "./subject.ts";
import {
  beside,
  fraction,
  isBelow,
  minus,
  over,
  plus,
  type Surd,
  same,
  size,
  slope,
  times,
} from "./surd.ts";
import type { Token } from "./tokens.ts";

const question: Form = {
  name: "the question",
  why: "A working begins with the equations as they were asked; asking claims nothing, even where no x is in them.",
  reads: (tokens, _, { asked }) => asked.has(textOfAll(tokens)) || undefined,
};

const words: Form = {
  name: "words",
  why: "Where there is nothing to write, a word says so; and too many numbers are told by how many they are.",
  reads: (tokens) => {
    const text = textOfAll(tokens);
    if (/\( (\d+ numbers|the period) \)/.test(text)) return true;
    return /^(none|nothing|no pairs|no real root|no rational root|\d+ pairs|every x.*|\d+ nines?)$/.test(
      text,
    )
      ? true
      : undefined;
  },
};

const remainder: Form = {
  name: "quotient and remainder",
  why: "1235 ÷ 89 = 13, remainder 78: the divisor times the quotient and the remainder make the dividend.",
  reads: (tokens, _, subject) => {
    const [division, rest, ...others] = split(tokens, ",") as [Token[], Token[]?];
    if (textOf(rest?.[0]) !== "remainder" || others.length > 0) return undefined;
    if (textOf(division[0]) === "quotient") {
      const [left, equation] = split(rest!.slice(1), ":") as [Token[], Token[]?];
      const [q, r] = [division.slice(1), left].map((part) => {
        const text = textOfAll(part);
        return text.startsWith("−") ? `( ${text} )` : text;
      });
      const end = `× ${q} + ${r}`;
      return equation !== undefined && textOfAll(equation).endsWith(end)
        ? subject.isTrue(relationOf(equation))
        : false;
    }
    const [question, quotient] = split(division, "=") as [Token[], Token[]];
    const [dividend, divisor] = split(question, "÷").map(expressionOf) as [Expression, Expression];
    const [q, r] = [expressionOf(quotient), expressionOf(rest!.slice(1))];
    if (divisor.letters.length + dividend.letters.length === 0) {
      const left = r.at({});
      if (left.n < 0n || !isBelow(left, size(divisor.at({})))) return false;
    }
    return SAMPLE_BINDINGS.every((place) =>
      same(dividend.at(place), plus(times(divisor.at(place), q.at(place)), r.at(place))),
    );
  },
};

const at: Form = {
  name: "the value of a letter",
  why: "x² − 4 = 0 at x = −2, 2 and x = 2: 5 = 5 put a value in the place of a letter.",
  reads: (tokens, _, subject) => {
    const [equation, places] = split(tokens, "at") as [Token[], Token[]?];
    if (places) {
      const [letter, sign, ...values] = places;
      if (letter?.kind !== "letter" || textOf(sign) !== "=") return false;
      const relation = relationOf(equation);
      return split(values, ",").every((value) =>
        holds(relation, { [letter.text]: numberOf(value) }),
      );
    }
    const [values, claim, ...others] = split(tokens, ":") as [Token[], Token[]?];
    if (!claim || others.length > 0 || !holdsText(values, "=")) return undefined;
    const bindings: Record<string, Surd> = {};
    for (const piece of split(values, ",")) {
      const [letter, sign, ...value] = piece;
      if (letter?.kind !== "letter" || textOf(sign) !== "=") return false;
      bindings[letter.text] = numberOf(value);
    }
    return split(claim, ",").every((piece) => holds(relationOf(piece), subject.complete(bindings)));
  },
};

const roots: Form = {
  name: "roots",
  why: "x = −2, twice or x = 3 names roots: each is one that the answer gives, and counts as often there.",
  reads: (tokens, _, subject) => {
    const found = alternativesOf(tokens);
    if (!found) return undefined;
    if (subject.named(found[0]!.letter)) {
      return subject.isCondition(
        split(tokens, "or").map((part) => relationOf(split(part, ",")[0]!)),
      );
    }
    return found.every(({ letter, value, times: count }) => {
      const root = value.at({});
      if (subject.answer.equations.length === 0) return subject.isRootSoOften(letter, root, count);
      if (!subject.isNamed(letter, root)) return false;
      const point = subject.answer.points.find(({ at: place }) =>
        same(place[letter] ?? fraction(0n), root),
      );
      return count === 1 || point?.times === count;
    });
  },
};

const either: Form = {
  name: "one equation or another",
  why: "(x + 1)² = 2 or (x + 1)² = 3: one of them holds wherever the question does.",
  reads: (tokens, _, subject) =>
    holdsText(tokens, "or") && holdsText(tokens, "=") && !holdsText(tokens, "→")
      ? subject.isCondition(split(tokens, "or").map(relationOf))
      : undefined,
};

const named: Form = {
  name: "a new letter",
  why: "y = x + 2 and … with y = x + 2 name an expression, to be put in the place of the letter from there on.",
  reads: (tokens, _, subject) => {
    const [opening, ...later] = split(tokens, "→") as [Token[], ...Token[][]];
    const [claim, naming] = split(opening, "with") as [Token[], Token[]?];
    if (!naming) {
      const [first, ...others] = split(claim, ",") as [Token[], ...Token[][]];
      const isNamed = later.length === 0 && namedBy(first, subject);
      return isNamed ? others.every((other) => subject.isTrue(relationOf(other))) : undefined;
    }
    return (
      split(naming, ",").every((piece) => namedBy(piece, subject)) &&
      [claim, ...later].every((equation) => subject.isTrue(relationOf(equation)))
    );
  },
};

// Whether y = … names a letter, or says again what it was named.
function namedBy(tokens: readonly Token[], subject: Subject): boolean {
  const [letter, sign, ...value] = tokens;
  if (letter?.kind !== "letter" || textOf(sign) !== "=" || holdsText(value, "=", "≠")) return false;
  const expression = expressionOf(value);
  if (expression.letters.length === 0) return false;
  const before = subject.named(letter.text);
  if (!before) return subject.name(letter.text, expression);
  return SAMPLE_BINDINGS.every((place) => {
    const all = subject.complete(place);
    return same(before.at(all), expression.at(all));
  });
}

const differentials: Form = {
  name: "differentials",
  why: "D₁ = 2x − 5 is the first differential of the polynomial asked about, D₂ that of D₁.",
  reads: (tokens, _, subject) => {
    const pieces = split(tokens, ",");
    if (!/^D[₁-₈]$/.test(textOf(pieces[0]![0]) ?? "")) return undefined;
    let before = subject.polynomials();
    return pieces.every((piece) => {
      const differential = expressionOf(piece.slice(2));
      const isSlope = before.some((expression) =>
        SAMPLE_BINDINGS.every(({ x }) =>
          same(slope(expression({ x: beside(x!) })), differential.at({ x: x! })),
        ),
      );
      before = [differential.at];
      return isSlope;
    });
  },
};

const TWELVE_DIGITS = tenTo(-10);

const approximations: Form = {
  name: "approximations",
  why: "x ≈ 1.25992104989 is no root but near one: nearer than its twelfth digit, as Newton's step tells.",
  reads: (tokens, _, subject) => {
    const [letter, values, ...others] = split(tokens, "≈") as [Token[], Token[]?];
    if (!values || others.length > 0 || textOf(letter[0]) !== "x") return undefined;
    const { equations } = subject.answer;
    const near = tenTo(-20);
    return split(values, ",").every((piece) => {
      const z = numberOf(piece);
      const value = difference(equations, { x: z });
      const change = over(plus(difference(equations, { x: plus(z, near) }), minus(value)), near);
      const allowed = times(times(norm(z), norm(change)), times(TWELVE_DIGITS, TWELVE_DIGITS));
      return isBelow(times(fraction(16n), norm(value)), plus(allowed, tenTo(-60)));
    });
  },
};

// The square of the size of a complex number.
const norm = ({ n, m, r, d }: Surd): Surd => fraction(n * n - m * m * r, d * d);

const elimination: Form = {
  name: "one unknown eliminated",
  why: "first × 4 − second × 3: no y is left takes multiples of the two equations from each other.",
  reads: (tokens, _, subject) => {
    if (textOf(tokens[0]) !== "first") return undefined;
    const [combination, end] = split(tokens, "→", ":") as [Token[], Token[]];
    const second = combination.findIndex((token) => textOf(token) === "second");
    const [one, other] = subject.answer.equations as [Relation, Relation];
    const byFirst = numberOf(combination.slice(2, second - 1));
    const bySecond = numberOf(combination.slice(second + 2));
    const left = (place: { x: Surd; y: Surd }) =>
      plus(
        times(difference([one], place), byFirst),
        minus(times(difference([other], place), bySecond)),
      );
    const [zero, unit] = [fraction(0n), fraction(1n)];
    const origin = left({ x: zero, y: zero });
    const isWithoutX = same(left({ x: unit, y: zero }), origin);
    const isWithoutY = same(left({ x: zero, y: unit }), origin);
    if (textOf(end[0]) === "no") return textOf(end[1]) === "x" ? isWithoutX : isWithoutY;
    const relation = relationOf(end);
    const constant = same(size(relation.sides[1]![0]!.at({})), size(origin));
    return isWithoutX && isWithoutY && constant && subject.isTrue(relation);
  },
};

/** Forms with letters and words. */
export const WORD_FORMS: readonly Form[] = [words, question];
export const LETTER_FORMS: readonly Form[] = [
  remainder,
  elimination,
  differentials,
  approximations,
  at,
  roots,
  named,
  either,
];
