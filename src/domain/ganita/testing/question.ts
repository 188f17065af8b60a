import { type Claim, claimsOf } from "../claims.ts";
import { type Notation, notationText } from "../notation.ts";
import { areEqual, SAMPLES } from "./checks.ts";
import { drawnValue, lettersIn, type Values } from "./drawn-value.ts";
import {
  beside,
  isFraction,
  isNothing,
  minus,
  ONE,
  over,
  plus,
  type Surd,
  same,
  slope,
  times,
  Undefined,
} from "./surd.ts";

type Equation = Extract<Claim, { readonly kind: "equal" }>;
type Drawn = { readonly question: Notation; readonly answer: Notation; readonly outcome: string };

/** What a working is about, as it is drawn: its equations, and the answer that they have. */
export class Question {
  readonly outcome: string;
  /** Empty for a sum or a product. */
  readonly equations: readonly Equation[];
  /** Where the equations hold, and how often each root counts. */
  readonly points: readonly { readonly at: Values; readonly times: number }[];
  /** Values that make a denominator 0. */
  readonly poles: readonly Values[];
  /** The one number of the answer. */
  readonly answer: Surd | null;
  /** The numbers of the input. */
  readonly given: readonly Surd[];
  readonly #named = new Map<string, Notation>();

  constructor({ question, answer, outcome }: Drawn, given: readonly Surd[]) {
    const said = claimsOf(answer);
    this.outcome = outcome;
    this.given = given;
    // What is judged has no answer.
    const claims = answer.length > 0 ? claimsOf(question) : [];
    this.equations = claims.filter((claim) => claim.kind === "equal");
    this.points = this.equations.length > 0 ? pointsSaid(said) : [];
    this.poles = said.flatMap((claim) =>
      claim.kind === "different" ? [{ [lettersIn(claim.left)[0]!]: drawnValue(claim.right) }] : [],
    );
    const isNumber = this.equations.length === 0 && !/[^\d−.()…]/.test(notationText(answer));
    this.answer = isNumber && answer.length > 0 ? drawnValue(answer) : null;
  }

  /** What is wrong with the answer; null if it is right. */
  fault(): string | null {
    const { equations, points, outcome } = this;
    const isMet = (at: Values) => equations.every(({ sides }) => areEqual(sides, at));
    if (equations.length === 0) return null;
    switch (outcome) {
      case "solved":
        if (points.length === 0) return "no root";
        if (!points.every(({ at }) => isMet(at))) return "a root is none";
        return points.every(({ at, times }) => this.#counts(at, times))
          ? null
          : "a root counts otherwise";
      case "all":
        return equations.every((equation) => this.#isIdentity([equation])) ? null : "not every x";
      case "infinite":
        return this.#lines() === "one" ? null : "two lines";
      case "none":
      case "pole":
        return (this.#lines() ?? "parallel") !== "parallel" ||
          SAMPLES.some((at) => unlessUndefined(() => isMet(at), false))
          ? "there is a solution"
          : null;
      default:
        return null;
    }
  }

  /** Names an expression by a new letter; false if the letter stands for something else. */
  isNamed(letter: string, value: Notation): boolean {
    const before = this.#named.get(letter);
    if (before) return SAMPLES.every((at) => areEqual([before, value], this.#complete(at)));
    const isNew = !this.equations
      .flatMap(({ sides }) => sides)
      .flatMap(lettersIn)
      .includes(letter);
    if (isNew) this.#named.set(letter, value);
    return isNew;
  }

  /** Whether a denominator of the question is 0 there. */
  isPole(at: Values): boolean {
    return unlessUndefined(
      () => this.equations.every(({ sides }) => areEqual(sides, at)) && false,
      true,
    );
  }

  /** Whether an equation is the question itself, repeated. */
  isAsked = (claim: Equation): boolean => this.equations.some((asked) => areSameText(asked, claim));

  /** Whether a letter of the question may have a value: that of a root, or one that is left out. */
  hasRoot(letter: string, value: Surd): boolean {
    const points = this.points.filter(({ at }) => at[letter]);
    return (
      points.length === 0 ||
      points.some(({ at }) => same(at[letter]!, value)) ||
      this.isPole({ [letter]: value })
    );
  }

  /** Whether one of these holds wherever the question does, or all of them whatever the letters are. */
  follows(some: readonly Equation[]): boolean {
    const { points, poles, equations } = this;
    if (this.#isIdentity(some)) return true;
    const isMet = (at: Values) => isNothing(this.#difference(some, at));
    if (points.length + poles.length > 0) {
      return (
        points.every(({ at }) => isMet(at)) &&
        poles.every((at) => unlessUndefined(() => isMet(at), true))
      );
    }
    // The question multiplied by a number, or two numbers that differ.
    const differences = SAMPLES.map((at) => this.#difference(some, at));
    const asked = SAMPLES.map((at) => this.#difference(equations, at));
    return [differences, differences.map((value, index) => over(value, asked[index]!))].some(
      ([first, ...others]) => !isNothing(first!) && others.every((other) => same(first!, other)),
    );
  }

  #isIdentity(some: readonly Equation[]): boolean {
    const tried = SAMPLES.map((at) =>
      unlessUndefined(() => isNothing(this.#difference(some, at)), null),
    );
    return tried.filter((isMet) => isMet !== null).length > 1 && !tried.includes(false);
  }

  // How two equations in x and y lie, by what is left of both at three places.
  #lines(): "one" | "parallel" | "crossing" | null {
    if (this.equations.length < 2) return null;
    const [first, second] = this.equations.map((equation) =>
      SAMPLES.map((at) => this.#difference([equation], at)),
    ) as [Surd[], Surd[]];
    const [one, two, three] = [
      [0, 1],
      [1, 2],
      [2, 0],
    ].map(([i, j]) =>
      plus(times(first[i!]!, second[j!]!), minus(times(first[j!]!, second[i!]!))),
    ) as [Surd, Surd, Surd];
    if ([one, two, three].every(isNothing)) return "one";
    return isNothing(plus(one, plus(two, three))) ? "parallel" : "crossing";
  }

  // A root counts more than once where the sides meet without crossing.
  #counts(at: Values, times: number): boolean {
    const [[letter, value], ...others] = Object.entries(at) as [[string, Surd]];
    if (others.length > 0 || !isFraction(value)) return true;
    const beyond = this.#difference(this.equations, { [letter]: beside(value) });
    return isNothing(slope(beyond)) === times > 1;
  }

  // The product of the differences of their sides, which is 0 where one of them holds; ± means both.
  #difference(some: readonly Equation[], at: Values): Surd {
    const all = this.#complete(at);
    return some
      .flatMap(({ sides: [left, right] }) => {
        const signs = /±/.test(notationText([...left!, ...right!])) ? [ONE, minus(ONE)] : [ONE];
        return signs.map((sign) => {
          const [one, other] = [left!, right!].map((side) =>
            drawnValue(side, { ...all, "±": sign }),
          );
          return plus(one!, minus(other!));
        });
      })
      .reduce(times, ONE);
  }

  // The values with those of the letters named.
  #complete(at: Values): Values {
    let all = at;
    for (const [letter, value] of this.#named) all = { ...all, [letter]: drawnValue(value, all) };
    return all;
  }
}

// The roots that an answer gives, or the one value of each letter.
function pointsSaid(said: readonly Claim[]): Question["points"] {
  const roots = said.flatMap((claim) =>
    claim.kind === "roots"
      ? claim.roots.map(({ value, times }) => ({
          at: { [claim.letter]: drawnValue(value) },
          times,
        }))
      : [],
  );
  const values = said.flatMap((claim) =>
    claim.kind === "equal" &&
    claim.sides[0]!.length === 1 &&
    lettersIn(claim.sides[1]!).length === 0
      ? [[claim.sides[0]![0] as string, drawnValue(claim.sides[1]!)] as const]
      : [],
  );
  return values.length > 0 ? [{ at: Object.fromEntries(values), times: 1 }] : roots;
}

const areSameText = (one: Equation, other: Equation) =>
  one.sides.map(notationText).join("=") === other.sides.map(notationText).join("=");

function unlessUndefined<Found, Otherwise>(find: () => Found, otherwise: Otherwise) {
  try {
    return find();
  } catch (error) {
    if (error instanceof Undefined) return otherwise;
    throw error;
  }
}
