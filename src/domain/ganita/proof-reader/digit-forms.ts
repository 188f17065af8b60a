import { expressionOf } from "./expression.ts";
import { digitsOf, endOf, type Form, haveSameDigits, numberOf, tenTo, weighed } from "./form.ts";
import { holds, holdsText, joined, relationOf, split, textOf } from "./relation.ts";
import { fraction, minus, plus, type Surd, same, size, times } from "./surd.ts";
import type { Token } from "./tokens.ts";

const whole = (value: bigint | number) => fraction(BigInt(value));

/** A chain of equations without letters: true throughout, and the number it ends in. */
function chained(tokens: readonly Token[]): { isTrue: boolean; end: Surd } {
  const relation = relationOf(tokens);
  return { isTrue: holds(relation, {}), end: joined(relation.sides.at(-1)!) };
}

const digitRoots: Form = {
  name: "digit roots",
  why: "8526 → 3 says what is left when digits are added up again and again; in a check both ends agree.",
  reads: (tokens, description) => {
    if (!/digit root|bījāṅka|^The root of/.test(description) || !holdsText(tokens, "→"))
      return undefined;
    const roots: Surd[] = [];
    for (const piece of split(tokens, ";", ",")) {
      const [from, to] = split(piece, "→") as [Token[], Token[]];
      if (holdsText(from, "numbers")) {
        roots.push(numberOf(to));
        continue;
      }
      const { isTrue, end } = chained(from);
      const digits = digitsOf(end);
      const root = digits === 0n ? 0n : digits % 9n || 9n;
      if (!isTrue || !same(numberOf(to), whole(root))) return false;
      roots.push(whole(root));
    }
    return !description.startsWith("Check") || same(roots.at(-1)!, roots.at(-2)!);
  },
};

const dots: Form = {
  name: "a column with its dots",
  why: "11 → dot, keep 1 counts a full ten with a dot; Write 2 and the dots that go on are that column's end.",
  reads: (tokens) => {
    if (!holdsText(tokens, "Write")) return undefined;
    const [sums, writes, goes] = split(tokens, ".", ";") as [Token[], Token[], Token[]?];
    let [kept, left]: [Surd | null, bigint] = [null, 0n];
    for (const piece of split(sums, ",")) {
      if (textOf(piece[0]) === "keep") {
        const carried = plus(kept!, minus(numberOf(piece.slice(1))));
        if (carried.n !== 10n * left) return false;
        kept = numberOf(piece.slice(1));
        continue;
      }
      const isTotal = textOf(piece[0]) === "total";
      const [sum, dot] = split(isTotal ? piece.slice(1) : piece, "→") as [Token[], Token[]?];
      const { isTrue, end } = chained(sum);
      const goesOn = kept === null || same(numberOf(sum.slice(0, 1)), kept);
      if (!isTrue || !goesOn) return false;
      kept = end;
      left = dot ? (dot[0]!.kind === "number" ? numberOf(dot.slice(0, 1)).n : 1n) : 0n;
      if (isTotal) {
        const digit = numberOf(writes.slice(1)).n;
        const out = goes?.[0] && goes.length > 0 ? numberOf(goes.slice(0, 1)).n : 0n;
        return end.n === 10n * out + digit;
      }
    }
    return same(kept!, numberOf(writes.slice(1)));
  },
};

const crosswise: Form = {
  name: "a column worked crosswise",
  why: "9 × 7 + 8 × 8 = 127, with 5 carried 132; write 2, carry 13: the sum, what was carried in, and its last digit.",
  reads: (tokens) => {
    if (!holdsText(tokens, "write") || holdsText(tokens, "Write")) return undefined;
    const [sums, writes] = split(
      tokens.filter((token) => textOf(token) !== "."),
      ";",
    ) as [Token[], Token[]];
    const [products, carried] = split(sums, ",") as [Token[], Token[]?];
    let sum = fraction(0n);
    if (textOf(products[0]) !== "no") {
      if (holdsText(products, "more")) sum = numberOf(split(products, "=").at(-1)!);
      else {
        const read = chained(products);
        if (!read.isTrue) return false;
        sum = read.end;
      }
    }
    let total = sum;
    if (carried) {
      const at = carried.findIndex((token) => textOf(token) === "carried");
      total = numberOf(carried.slice(at + 1));
      if (!same(plus(sum, numberOf(carried.slice(1, at))), total)) return false;
    }
    const [digit, carry] = split(writes, ",").map((piece) => numberOf(piece.slice(1)));
    return same(total, plus(digit!, times(whole(10), carry ?? whole(0))));
  },
};

const lastDigit: Form = {
  name: "the last digit, and what is carried",
  why: "81 → 1, carry 8 writes the last digit of a number and keeps the rest; where the sentence asks for the last digit alone, the rest is not told.",
  reads: (tokens, description) => {
    const [written, carries, ...others] = split(tokens, ",") as [Token[], Token[]?];
    const [from, to, more] = split(written, "→") as [Token[], Token[]?, Token[]?];
    const hasCarry = textOf(carries?.[0]) === "carry";
    if (!to || more || others.length > 0 || !(hasCarry || /last digit/.test(description))) {
      return undefined;
    }
    const { isTrue, end } = chained(from);
    const digit = numberOf(to);
    if (!hasCarry)
      return isTrue && (end.n - digit.n) % 10n === 0n && digit.n >= 0n && digit.n < 10n;
    return isTrue && same(end, plus(digit, times(whole(10), numberOf(carries!.slice(1)))));
  },
};

const settledParts: Form = {
  name: "parts that are settled or joined",
  why: "94 | 12 | −8 → 94 | 11 | 92 → 941192: parts in the same places come to the same number before and after carrying.",
  reads: (tokens) => {
    if (!holdsText(tokens, "|") || !holdsText(tokens, "→") || holdsText(tokens, "gap")) {
      return undefined;
    }
    const stages = split(tokens, "→").map((stage) => split(stage, "|").map(expressionOf));
    return stages.slice(1).every((after, index) => {
      const before = stages[index]!;
      if (after.length === 1) return same(joined(before), after[0]!.at({}));
      const places = after[1]!.width;
      if (before.length !== after.length || after.slice(1).some(({ width }) => width !== places)) {
        return false;
      }
      const values = [before, after].map((parts) => parts.map((part) => part.at({})));
      return same(weighed(values[0]!, places), weighed(values[1]!, places));
    });
  },
};

const signAndPoint: Form = {
  name: "sign and point put back",
  why: "9216 → 92.16 takes up what was set aside at the beginning; the sentence says which, and how many places.",
  reads: (tokens, description) => {
    if (!description.startsWith("Put back")) return undefined;
    const [from, to] = split(tokens, "→").map(numberOf) as [Surd, Surd];
    const places = Number(/(\d+) places?/.exec(description)?.[1] ?? 0);
    const back = times(from, tenTo(-places));
    return same(description.includes("minus") ? minus(back) : back, to);
  },
};

const complement: Form = {
  name: "all from nine and the last from ten",
  why: "97: 9 − 9 = 0, 10 − 7 = 3 → −3: the digits found, side by side, are what the number lacks from a power of ten.",
  reads: (tokens) => {
    const [label, digits, ...others] = split(tokens, ":") as [Token[], Token[]?];
    if (!digits || others.length > 0 || label.length !== 1 || label[0]!.kind !== "number") {
      return undefined;
    }
    const [found, to] = split(digits, "→") as [Token[], Token[]?];
    const steps = split(found, ",").map(chained);
    if (!to || steps.some(({ isTrue }) => !isTrue)) return false;
    const lack = weighed(
      steps.map(({ end }) => end),
      1,
    );
    return same(size(numberOf(to)), lack) && same(plus(label[0]!.value, lack), tenTo(steps.length));
  },
};

const columns: Form = {
  name: "columns of digits",
  why: "1  3 | 7  8 sets digits and coefficients side by side, and 2 × (1  1) → 2  2 multiplies each of them.",
  reads: (tokens, description) => {
    const isRow = /^(Transpose|Part off|Add up the columns|Quotient column)/.test(description);
    if (!holdsText(tokens, "gap") && (!isRow || holdsText(tokens, "="))) return undefined;
    const row = (part: readonly Token[]) =>
      textOf(part[0]) === "none" ? [] : split(part, "gap").map(numberOf);
    const [from, to] = split(tokens, "→") as [Token[], Token[]?];
    if (!to) return split(tokens, "|").every((part) => row(part).length >= 0);
    const [by, inBrackets] = split(from, "×") as [Token[], Token[]];
    const [values, products] = [row(inBrackets.slice(1, -1)), row(to)];
    return (
      values.length === products.length &&
      values.every((value, index) => same(times(numberOf(by), value), products[index]!))
    );
  },
};

const counts: Form = {
  name: "how many digits",
  why: "456 has 3 digits; 3 nines counts, for the number of digits decides where the parts stand.",
  reads: (tokens) => {
    if (textOf(tokens[1]) !== "has") return undefined;
    const [number, , count] = tokens;
    return number?.kind === "number" && count?.kind === "number"
      ? number.width === Number(count.value.n)
      : false;
  },
};

const givenNumbers: Form = {
  name: "the numbers of the question",
  why: "234, 403, 564 repeats what was typed, the points left out where the sentence says that they are aligned.",
  reads: (tokens, description, subject) => {
    if (
      !/^(Write the numbers|Align the points|The only one|What is left over|Set the ratios)/.test(
        description,
      )
    ) {
      return undefined;
    }
    if (holdsText(tokens, "=")) return undefined;
    const isGiven = split(tokens, ",", ":").every((piece) => {
      const value = numberOf(piece);
      return subject.given.some(
        (given) => haveSameDigits(given, value) || (given.n === 0n && value.n === 0n),
      );
    });
    return isGiven || undefined;
  },
};

const answerAlone: Form = {
  name: "the answer by itself",
  why: "A number without an equation is the answer, perhaps before its sign and its point are put in place.",
  reads: (tokens, _, subject) => {
    const { number } = subject.answer;
    if (!number || holdsText(tokens, "=", "≠", "→", ",", ":", "|", "gap")) return undefined;
    const { letters } = expressionOf(tokens);
    return letters.length > 0 ? undefined : haveSameDigits(endOf(tokens), number);
  },
};

/** Forms of digits and numbers; the first three take a whole line, with all its sentences. */
export const LINE_FORMS: readonly Form[] = [digitRoots, dots, crosswise];
export const DIGIT_FORMS: readonly Form[] = [
  lastDigit,
  signAndPoint,
  complement,
  columns,
  settledParts,
  counts,
  givenNumbers,
  answerAlone,
];
