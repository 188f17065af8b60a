import { type Bindings, type Expression, expressionOf } from "./expression.ts";
import { holdsText, joined, type Relation, relationOf, split, textOf } from "./relation.ts";
import type { Surd } from "./surd.ts";
import { type Token, Unreadable } from "./tokens.ts";

/** One root as written: x = 2, twice. */
export interface Alternative {
  readonly letter: string;
  readonly value: Expression;
  readonly times: number;
}

/** A question and what its answer says, as the first line of a working writes them. */
export interface Answer {
  /** The equations of the question; none for a sum or a product. */
  readonly equations: readonly Relation[];
  /** The points that solve them, repeated as often as the line says. */
  readonly points: readonly { readonly at: Bindings; readonly times: number }[];
  /** Values that the line says are excluded. */
  readonly excluded: readonly Bindings[];
  /** The number at the end of the line, if any. */
  readonly number: Surd | null;
  /** What follows the arrow, if it is neither points nor words. */
  readonly form: readonly Token[];
}

const NONE: Answer = { equations: [], points: [], excluded: [], number: null, form: [] };

/** Reads question and answer. @throws {Unreadable} */
export function answerOf(tokens: readonly Token[]): Answer {
  const [question, end] = split(tokens, "→") as [Token[], Token[] | undefined];
  if (!end) return { ...NONE, number: lastNumber(question) };

  const equations = split(question, ";").map(relationOf);
  if (textOf(end[0]) === "no" || textOf(end[0]) === "every" || textOf(end[0]) === "infinitely") {
    return { ...NONE, equations, excluded: excludedBy(end) };
  }
  const roots = alternativesOf(end);
  if (roots) {
    const points = roots.map(({ letter, value, times }) => ({
      at: { [letter]: value.at({}) },
      times,
    }));
    return { ...NONE, equations, points };
  }
  const pair = pointOf(end);
  return pair
    ? { ...NONE, equations, points: [{ at: pair, times: 1 }] }
    : { ...NONE, equations, form: end };
}

/** Reads x = a or x = b, twice; null if the tokens say something else. */
export function alternativesOf(tokens: readonly Token[]): Alternative[] | null {
  const found = split(tokens, "or").map((alternative): Alternative | null => {
    const [equation, count, ...others] = split(alternative, ",") as [Token[], Token[]?];
    const [letter, sign, ...value] = equation;
    if (letter?.kind !== "letter" || textOf(sign) !== "=" || others.length > 0) return null;
    const times = count ? countOf(count) : 1;
    if (times === null || value.length === 0 || holdsText(value, "=", "|")) return null;
    const read = expressionOf(value);
    return read.letters.length > 0 || read.hasBoth
      ? null
      : { letter: textOf(letter)!, value: read, times };
  });
  return found.includes(null) ? null : (found as Alternative[]);
}

const COUNTS: Readonly<Record<string, number>> = { twice: 2, three: 3, four: 4 };

function countOf([count, word]: readonly Token[]): number | null {
  if (count?.kind === "word" && textOf(count) === "twice" && !word) return 2;
  if (textOf(word) !== "times") return null;
  return count?.kind === "number" ? Number(count.value.n) : (COUNTS[textOf(count) ?? ""] ?? null);
}

/** Reads x = 1, y = 2. */
function pointOf(tokens: readonly Token[]): Bindings | null {
  const point: Record<string, Surd> = {};
  for (const piece of split(tokens, ",")) {
    const [letter, sign, ...value] = piece;
    if (letter?.kind !== "letter" || textOf(sign) !== "=" || holdsText(value, "=", "≠", "→", "|"))
      return null;
    const read = expressionOf(value);
    if (read.letters.length > 0 || read.hasBoth) return null;
    point[letter.text] = read.at({});
  }
  return point;
}

// After "except", or where x = … occurs among words.
function excludedBy(tokens: readonly Token[]): Bindings[] {
  const [every, values] = split(tokens, "except") as [Token[], Token[]?];
  if (values) {
    const letter = textOf(every[1])!;
    return split(values, ",").map((value) => ({ [letter]: expressionOf(value).at({}) }));
  }
  return tokens.flatMap((token, index) => {
    if (token.kind !== "letter" || textOf(tokens[index + 1]) !== "=") return [];
    const rest = tokens.slice(index + 2);
    const end = rest.findIndex((next) => next.kind === "word" || textOf(next) === ",");
    const value = expressionOf(end < 0 ? rest : rest.slice(0, end));
    return [{ [token.text]: value.at({}) }];
  });
}

function lastNumber(tokens: readonly Token[]): Surd | null {
  if (holdsText(tokens, "≈")) return null;
  try {
    const { sides, letters, signs } = relationOf(split(tokens, ",")[0]!);
    return letters.size === 0 && signs[0] === "=" ? joined(sides.at(-1)!) : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
