import { alternativesOf } from "./answer.ts";
import { expressionOf, textOfAll } from "./expression.ts";
import { numberOf, type Reads } from "./form.ts";
import { holds, holdsText, relationOf, SAMPLE_BINDINGS, split, textOf } from "./relation.ts";
import type { Subject } from "./subject.ts";
import { fraction, type Surd, same } from "./surd.ts";
import type { Token } from "./tokens.ts";

/** Reads the question. */
export const readQuestion: Reads = (tokens, _, { asked }) =>
  (asked.size > 0 && asked.has(textOfAll(tokens))) || undefined;

/** Reads whether one number divides another. */
export const readDivisibility: Reads = (tokens) => {
  if (textOf(tokens[0]) !== "Does") return undefined;
  const [question, answer] = split(tokens, "?") as [Token[], Token[]];
  const [divisor, n] = split(question.slice(1), "divide").map(numberOf) as [Surd, Surd];
  const divides = n.n % divisor.n === 0n;
  return answer.length === 1 && textOf(answer[0]) === (divides ? "yes" : "no");
};

/** Reads words. */
export const readWords: Reads = (tokens) => {
  if (tokens.every(({ kind }) => kind !== "word")) return undefined;
  const text = textOfAll(tokens);
  if (/\( (\d+ numbers|the period) \)/.test(text)) return true;
  return /^(none|nothing|no pairs|no real root|no rational root|no common factor|\d+ pairs|every x.*|\d+ nines?)$/.test(
    text,
  )
    ? true
    : undefined;
};

/** Reads the value of a letter. */
export const readAt: Reads = (tokens, _, subject) => {
  const [equation, places] = split(tokens, "at") as [Token[], Token[]?];
  if (places) {
    const [letter, sign, ...values] = places;
    if (letter?.kind !== "letter" || textOf(sign) !== "=") return false;
    const relation = relationOf(equation);
    return split(values, ",").every((value) => holds(relation, { [letter.text]: numberOf(value) }));
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
};

/** Reads roots. */
export const readRoots: Reads = (tokens, _, subject) => {
  const found = alternativesOf(tokens);
  if (!found) return undefined;
  if (subject.named(found[0]!.letter)) {
    return subject.isCondition(split(tokens, "or").map((part) => relationOf(split(part, ",")[0]!)));
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
};

/** Reads one equation or another. */
export const readEither: Reads = (tokens, _, subject) =>
  holdsText(tokens, "or") && holdsText(tokens, "=") && !holdsText(tokens, "→")
    ? subject.isCondition(split(tokens, "or").map(relationOf))
    : undefined;

/** Reads a new letter. */
export const readNamed: Reads = (tokens, _, subject) => {
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
};

// Whether y = … names a letter, or repeats the expression it already names.
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
