import {
  cubeRoot,
  fraction,
  minus,
  over,
  plus,
  raised,
  root,
  type Surd,
  same,
  times,
} from "./surd.ts";
import { type Token, Unreadable } from "./tokens.ts";

/** What each letter stands for. */
export type Bindings = Readonly<Record<string, Surd>>;

/** A parsed expression, evaluated once its letters are known. */
export interface Expression {
  readonly at: (bindings: Bindings) => Surd;
  /** The letters in it; empty for a number. */
  readonly letters: readonly string[];
  /** Its count of digits, if it consists only of digits. */
  readonly width: number;
  /** The largest error of a decimal that was cut off. */
  readonly unit?: Surd;
  /** Whether it has a sign ±, which means both signs. */
  readonly hasBoth: boolean;
}

// The name in the bindings for the sign chosen for ±.
const BOTH = "±";

/** The bindings with either choice of sign for ±. */
export const withSign = (bindings: Bindings, sign: bigint): Bindings => ({
  ...bindings,
  [BOTH]: fraction(sign),
});

/** Reads all the tokens as one expression. @throws {Unreadable} */
export function expressionOf(tokens: readonly Token[]): Expression {
  const reader = new Reader(tokens);
  const read = reader.sum();
  if (!reader.isAtEnd()) throw new Unreadable(`“${reader.rest()}” cannot follow`);
  return read;
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  isAtEnd() {
    return this.#at >= this.#tokens.length;
  }

  rest() {
    return textOfAll(this.#tokens.slice(this.#at));
  }

  sum(): Expression {
    let left = this.product();
    for (;;) {
      if (this.#takes("+")) left = both(left, this.product(), plus);
      else if (this.#takes("−")) left = both(left, one(this.product(), minus), plus);
      else return left;
    }
  }

  product(): Expression {
    let left = this.#run();
    for (;;) {
      if (this.#takes("×")) left = both(left, this.#run(), times);
      else if (this.#takes("÷") || this.#takes("/")) left = both(left, this.#run(), over);
      else return left;
    }
  }

  // Adjacent factors bind more tightly than factors with a sign between them.
  #run(): Expression {
    let left = this.#factor();
    while (this.#startsFactor()) left = both(left, this.#factor(), times);
    return left;
  }

  #startsFactor() {
    const token = this.#tokens[this.#at];
    if (!token) return false;
    if (token.kind === "sign") return "(√∛".includes(token.text);
    return token.kind === "letter" || token.kind === "shape";
  }

  #factor(): Expression {
    if (this.#takes("−")) return one(this.#factor(), minus);
    if (this.#takes("±")) {
      const size = this.#factor();
      const signed = both(size, letter(BOTH), times);
      return { ...signed, letters: size.letters, hasBoth: true };
    }
    const base = this.#primary();
    const next = this.#tokens[this.#at];
    if (next?.kind !== "raised") return base;
    this.#at++;
    return one(base, (value) => raised(value, next.exponent));
  }

  #primary(): Expression {
    if (this.#takes("√")) return one(this.#primary(), root);
    if (this.#takes("∛")) return one(this.#primary(), cubeRoot);
    if (this.#takes("(")) {
      const inside = this.sum();
      if (!this.#takes(")")) throw new Unreadable(`a bracket is open before “${this.rest()}”`);
      return { ...inside, width: 0 };
    }
    const token = this.#tokens[this.#at++];
    if (token?.kind === "number") return number(token.value, token.width);
    if (token?.kind === "cut") return { ...number(token.value), unit: token.unit };
    if (token?.kind === "letter") return token.text === "i" ? IMAGINARY : letter(token.text);
    if (token?.kind === "shape") return shape(token);
    this.#at--;
    throw new Unreadable(`a number is missing before “${this.rest()}”`);
  }

  #takes(text: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "sign" || token.text !== text) return false;
    this.#at++;
    return true;
  }
}

const number = (value: Surd, width = 0): Expression => ({
  at: () => value,
  letters: [],
  width,
  hasBoth: false,
});

const IMAGINARY = number(root(fraction(-1n)));

function letter(name: string): Expression {
  const at = (bindings: Bindings) => {
    const value = bindings[name];
    if (!value) throw new Unreadable(`nothing says what ${name} is`);
    return value;
  };
  return { at, letters: [name], width: 0, hasBoth: false };
}

function shape({ shape: sign, lines }: Extract<Token, { kind: "shape" }>): Expression {
  const [first, second] = lines.map(expressionOf) as [Expression, Expression | undefined];
  if (second) return both(first, second, over);
  return one(first, sign === "∛" ? cubeRoot : root);
}

// An expression without letters is computed once.
function one(inside: Expression, work: (value: Surd) => Surd): Expression {
  if (isNumber(inside)) return number(work(inside.at({})));
  return { ...inside, at: (bindings) => work(inside.at(bindings)), width: 0 };
}

function both(
  left: Expression,
  right: Expression,
  work: (left: Surd, right: Surd) => Surd,
): Expression {
  if (isNumber(left) && isNumber(right)) return number(work(left.at({}), right.at({})));
  return {
    at: (bindings) => work(left.at(bindings), right.at(bindings)),
    letters: allLetters(left.letters, right.letters),
    width: 0,
    hasBoth: left.hasBoth || right.hasBoth,
  };
}

// Most expressions have one letter; it is listed once.
function allLetters(left: readonly string[], right: readonly string[]): readonly string[] {
  if (left.length === 0) return right;
  const others = right.filter((letter) => !left.includes(letter));
  return others.length === 0 ? left : [...left, ...others];
}

const isNumber = ({ letters, hasBoth, unit }: Expression) =>
  letters.length === 0 && !hasBoth && !unit;

/** Tokens as text, to compare them and to show where reading stopped. */
export const textOfAll = (tokens: readonly Token[]): string => tokens.map(tokenText).join(" ");

/** Whether two tokens say the same. */
export function areSameTokens(left: Token, right: Token): boolean {
  if (left === right) return true;
  if (left.kind === "number" && right.kind === "number") return same(left.value, right.value);
  return tokenText(left) === tokenText(right);
}

function tokenText(token: Token): string {
  switch (token.kind) {
    case "number":
    case "cut":
      return token.value.d === 1n ? `${token.value.n}` : `${token.value.n}/${token.value.d}`;
    case "raised":
      return `^${token.exponent}`;
    case "shape":
      return `[${token.lines.map((line) => line.map(tokenText).join("")).join("/")}]`;
    default:
      return token.text;
  }
}
