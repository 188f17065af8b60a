import { expressionOf } from "./expression.ts";
import { chained, endOf, haveSameDigits, numberOf, type Reads, tenTo, weighed } from "./form.ts";
import { holdsText, joined, split, textOf } from "./relation.ts";
import { minus, plus, type Surd, same, size, times } from "./surd.ts";
import type { Token } from "./tokens.ts";

/** Reads parts after carrying, or joined. */
export const readSettledParts: Reads = (tokens) => {
  if (!holdsText(tokens, "|") || !holdsText(tokens, "→") || holdsText(tokens, "gap")) {
    return undefined;
  }
  const stages = split(tokens, "→").map((stage) => split(stage, "|").map(expressionOf));
  // Before the last parts their places are not yet kept: 100 − 49 stands where 51 will.
  const settled = stages.findLastIndex(({ length }) => length > 1);
  const places = stages[settled]!.at(-1)!.width;
  return stages.slice(1).every((after, index) => {
    const before = stages[index]!;
    if (after.length === 1) return same(joined(before), after[0]!.at({}));
    const isSettled = index + 1 === settled;
    if (
      before.length !== after.length ||
      (isSettled && after.slice(1).some(({ width }) => width !== places))
    ) {
      return false;
    }
    const values = [before, after].map((parts) => parts.map((part) => part.at({})));
    return same(weighed(values[0]!, places), weighed(values[1]!, places));
  });
};

/** Reads the step that restores sign and point. */
export const readSignAndPoint: Reads = (tokens, description) => {
  if (!description.startsWith("Put back")) return undefined;
  const [from, to] = split(tokens, "→").map(numberOf) as [Surd, Surd];
  const places = Number(/\b(\d+) places?/.exec(description)?.[1] ?? 0);
  const back = times(from, tenTo(-places));
  return same(description.includes("minus") ? minus(back) : back, to);
};

/** Reads all from nine and the last from ten. */
export const readComplement: Reads = (tokens) => {
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
};

/** Reads columns of digits. */
export const readColumns: Reads = (tokens, description) => {
  const isRow = /^(Transpose|Set apart as many|Add up the columns|Quotient column)/.test(
    description,
  );
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
};

/** Reads how many digits. */
export const readCounts: Reads = (tokens) => {
  if (textOf(tokens[1]) !== "has") return undefined;
  const [number, , count] = tokens;
  return number?.kind === "number" && count?.kind === "number"
    ? number.width === Number(count.value.n)
    : false;
};

/** Reads the numbers of the question. */
export const readGivenNumbers: Reads = (tokens, description, subject) => {
  if (
    !/^(Write the numbers|Align the points|The only|What is left over|Write the ratios)/.test(
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
};

/** Reads the answer by itself. */
export const readAnswerAlone: Reads = (tokens, _, subject) => {
  const { number } = subject.answer;
  if (!number || holdsText(tokens, "=", "≠", "→", ",", ":", "|", "gap")) return undefined;
  const { letters } = expressionOf(tokens);
  return letters.length > 0 ? undefined : haveSameDigits(endOf(tokens), number);
};
