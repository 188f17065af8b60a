import { type Alternative, type Answer, answerOf } from "./answer.ts";
import { type Bindings, type Expression, textOfAll } from "./expression.ts";
import {
  difference,
  holds,
  isIdentity,
  type Relation,
  relationOf,
  SAMPLE_BINDINGS,
  split,
} from "./relation.ts";
import {
  beside,
  isNothing,
  minus,
  NOTHING,
  ONE,
  over,
  plus,
  type Surd,
  same,
  slope,
  times,
  Undefined,
} from "./surd.ts";
import type { Token } from "./tokens.ts";

/** What a working is about: its question, its answer, and the letters its lines have named. */
export class Subject {
  readonly answer: Answer;
  readonly outcome: string;
  /** Question and answer as they are written. */
  readonly statement: readonly Token[];
  /** The equations asked about, as text. */
  readonly asked: ReadonlySet<string>;
  /** The numbers of the input. */
  readonly given: readonly Surd[];
  readonly #named = new Map<string, Expression>();
  readonly #letters: ReadonlySet<string>;

  /** `statement` is the line of question and answer, in one of its possible readings. */
  constructor(
    statement: readonly Token[],
    readings: readonly (readonly Token[])[],
    outcome: string,
    given: readonly Surd[],
  ) {
    this.statement = statement;
    this.answer = answerOf(this.statement);
    this.outcome = outcome;
    this.given = given;
    this.asked = new Set(
      readings.flatMap((tokens) => {
        const [question, ...end] = split(tokens, "→") as [Token[], ...Token[][]];
        return end.length === 0 ? [] : split(question, ";").map(textOfAll);
      }),
    );
    this.#letters = new Set(
      split(this.statement, "→")[0]!.flatMap((token) =>
        token.kind === "letter" ? [token.text] : [],
      ),
    );
  }

  /** Names an expression by a new letter; false if the letter is already in use. */
  name(letter: string, value: Expression): boolean {
    if (this.#letters.has(letter) || this.#named.has(letter)) return false;
    this.#named.set(letter, value);
    return true;
  }

  /** The expression that a letter names. */
  named(letter: string): Expression | undefined {
    return this.#named.get(letter);
  }

  /** The bindings, with the values of all named letters added. */
  readonly complete = (bindings: Bindings): Bindings => {
    let all = bindings;
    for (const [letter, value] of this.#named) all = { ...all, [letter]: value.at(all) };
    return all;
  };

  /** What may be differentiated: the sides of the question. */
  polynomials(): Expression["at"][] {
    const [first] = this.answer.equations;
    if (first) return [(bindings) => difference([first], bindings)];
    return relationOf(this.statement).sides.map(([side]) => side!.at);
  }

  /** Whether the polynomial is 0 at the root, and its slope is 0 only for a repeated root. */
  isRootSoOften(letter: string, root: Surd, times: number): boolean {
    const [polynomial] = this.polynomials() as [Expression["at"]];
    return (
      isNothing(polynomial({ [letter]: root })) &&
      isNothing(slope(polynomial({ [letter]: beside(root) }))) === times > 1
    );
  }

  /** Whether an equation holds at the roots named after it. */
  isTrueAt(relation: Relation, roots: readonly Alternative[]): boolean {
    return roots.every(({ letter, value }) =>
      holds(relation, this.complete({ [letter]: value.at({}) })),
    );
  }

  /** Whether a relation is true: as numbers, for all values of its letters, or for the answer's. */
  isTrue(relation: Relation): boolean {
    if (relation.letters.size === 0) return holds(relation, {});
    if (relation.signs.includes("≠")) return this.#differs(relation);
    return isIdentity(relation, this.complete) || this.isCondition([relation]);
  }

  /** Whether at least one of these equations holds wherever the question does. */
  isCondition(relations: readonly Relation[]): boolean {
    const isMet = (at: Bindings) =>
      relations.some((relation) => holds(relation, this.complete(at)));
    const { points, excluded, equations } = this.answer;
    if (points.length > 0) return points.every(({ at }) => isMet(at));
    if (excluded.length > 0 && excluded.every((at) => isMetWhereDefined(() => isMet(at))))
      return true;
    switch (this.outcome) {
      case "none":
      case "pole":
        return this.#isNever(relations);
      case "infinite":
        return pointsOn(equations).every(isMet);
      case "completed":
      case "reduced":
        return this.#isMultiple(relations);
      default:
        return false;
    }
  }

  // Both sides are sooner or later different; or a value of a letter makes a denominator 0.
  #differs(relation: Relation): boolean {
    const [left, right] = relation.sides.map(([side]) => side!) as [Expression, Expression];
    const [letter] = left.letters;
    const isLetter = SAMPLE_BINDINGS.every((at) =>
      same(left.at(this.complete(at)), at[letter!] ?? NOTHING),
    );
    if (letter !== undefined && isLetter && right.letters.length === 0) {
      return !isDefined(this.answer.equations, { [letter]: right.at({}) });
    }
    return SAMPLE_BINDINGS.some((sample) => holds(relation, this.complete(sample)));
  }

  // The sides always differ by the same number, which is not 0.
  #isNever(relations: readonly Relation[]): boolean {
    const found = SAMPLE_BINDINGS.map((sample) => difference(relations, this.complete(sample)));
    return found.every((value) => !isNothing(value) && same(value, found[0]!));
  }

  // The equation of the question, multiplied by a number.
  #isMultiple(relations: readonly Relation[]): boolean {
    const found = SAMPLE_BINDINGS.map((sample) =>
      over(difference(relations, this.complete(sample)), difference(this.answer.equations, sample)),
    );
    return found.every((value) => !isNothing(value) && same(value, found[0]!));
  }

  /** Whether a value is a root that the answer names, or one excluded by a denominator. */
  isNamed(letter: string, value: Surd): boolean {
    const { points, equations } = this.answer;
    return (
      points.some(({ at }) => at[letter] !== undefined && same(at[letter], value)) ||
      !isDefined(equations, { [letter]: value })
    );
  }
}

function isMetWhereDefined(isMet: () => boolean): boolean {
  try {
    return isMet();
  } catch (error) {
    if (error instanceof Undefined) return true;
    throw error;
  }
}

/** Whether every side of the equations is defined there. */
export function isDefined(equations: readonly Relation[], bindings: Bindings): boolean {
  try {
    for (const equation of equations) difference([equation], bindings);
    return true;
  } catch (error) {
    if (error instanceof Undefined) return false;
    throw error;
  }
}

/** Whether a root's count is right: more than once if the slope of the sides' difference is 0. */
export function countsOften(equation: Relation, letter: string, root: Surd): boolean {
  return isNothing(slope(difference([equation], { [letter]: beside(root) })));
}

// Two points on the first equation in x and y that has any.
export function pointsOn(equations: readonly Relation[]): Bindings[] {
  for (const equation of equations) {
    const at = (x: Surd, y: Surd) => difference([equation], { x, y });
    const constant = at(NOTHING, NOTHING);
    const [a, b] = [at(ONE, NOTHING), at(NOTHING, ONE)].map((value) =>
      plus(value, minus(constant)),
    ) as [Surd, Surd];
    if (!isNothing(a)) {
      return [NOTHING, ONE].map((y) => ({ x: over(minus(plus(constant, times(b, y))), a), y }));
    }
    if (!isNothing(b)) return [NOTHING, ONE].map((x) => ({ x, y: over(minus(constant), b) }));
  }
  return [{ x: NOTHING, y: ONE }];
}
