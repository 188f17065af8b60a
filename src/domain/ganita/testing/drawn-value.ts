import { type Notation, type NotationPart, notationText } from "../notation.ts";
import { fraction, minus, ONE, over, plus, root, type Surd, times } from "./surd.ts";

/** What each letter stands for; ± is 1 or −1. */
export type Values = Readonly<Record<string, Surd>>;

/** Thrown for what cannot be read as mathematics. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

type Raised = { readonly exponent: number };
// A string is a sign or a letter.
type Token = string | Surd | Raised | Exclude<NotationPart, string>;

/** The value of an expression as it is drawn, or as its text says it. */
export function drawnValue(drawn: Notation | string, values: Values = {}): Surd {
  const tokens = tokensOf(drawn);
  let at = 0;
  const takes = (...signs: readonly string[]) =>
    signs.includes(tokens[at] as string) && (tokens[at++] as string);
  const refuse = () => new Unreadable(`“${textOf(drawn)}” cannot be read`);

  function sum(): Surd {
    let left = product();
    for (let sign = takes("+", "−"); sign; sign = takes("+", "−")) {
      const right = product();
      left = plus(left, sign === "−" ? minus(right) : right);
    }
    return left;
  }
  function product(): Surd {
    let left = run();
    for (let sign = takes("×", "÷", "/"); sign; sign = takes("×", "÷", "/")) {
      left = (sign === "×" ? times : over)(left, run());
    }
    return left;
  }
  // Adjacent factors bind more tightly than factors with a sign between them.
  function run(): Surd {
    let left = factor();
    while (isFactor(tokens[at])) left = times(left, factor());
    return left;
  }
  function factor(): Surd {
    if (takes("−")) return minus(factor());
    if (takes("±")) return times(values["±"] ?? ONE, factor());
    const base = primary();
    const next = tokens[at];
    if (typeof next !== "object" || !("exponent" in next) || "kind" in next) return base;
    at++;
    return raised(base, next.exponent);
  }
  function primary(): Surd {
    if (takes("√")) return root(primary());
    if (takes("(")) {
      const inside = sum();
      if (!takes(")")) throw refuse();
      return inside;
    }
    const token = tokens[at++];
    if (token === undefined) throw refuse();
    if (typeof token === "object")
      return "kind" in token ? partValue(token, values) : number(token);
    const value = token === "i" ? root(fraction(-1n)) : values[token];
    if (!value) throw new Unreadable(`nothing says what “${token}” is`);
    return value;
  }
  const number = (token: Surd | Raised) => {
    if ("exponent" in token) throw refuse();
    return token;
  };

  const value = sum();
  if (at < tokens.length) throw refuse();
  return value;
}

/** The letters in an expression. */
export const lettersIn = (drawn: Notation): string[] =>
  tokensOf(drawn).flatMap((token) => {
    if (typeof token === "string") return /\p{L}/u.test(token) && token !== "i" ? [token] : [];
    if (!("kind" in token)) return [];
    return "numerator" in token
      ? [token.numerator, token.denominator].flatMap(lettersIn)
      : "base" in token
        ? lettersIn(token.base)
        : [];
  });

/** By how much a decimal that was cut off may be smaller than the number; null if it is exact. */
export function cutUnit(drawn: Notation): Surd | null {
  const [part] = drawn;
  if (drawn.length > 1 || typeof part !== "object" || part.kind !== "recurring") return null;
  const places = part.before.split(".")[1]!.length + part.period.length - 1;
  return part.period.endsWith("…") ? fraction(1n, 10n ** BigInt(places)) : null;
}

const isFactor = (token: Token | undefined) =>
  typeof token === "string"
    ? /^[(√\p{L}]$/u.test(token) || /^D[₁-₈]$/.test(token)
    : token !== undefined && "kind" in token;

const raised = (base: Surd, exponent: number): Surd =>
  Array<Surd>(exponent).fill(base).reduce(times, ONE);

function partValue(part: Exclude<NotationPart, string>, values: Values): Surd {
  switch (part.kind) {
    case "number":
      return decimal(part.text);
    case "recurring":
      return decimal(part.before, part.period);
    case "bars":
      return fraction(part.digits.reduce((sum, digit) => 10n * sum + BigInt(digit), 0n));
    case "fraction":
      return over(drawnValue(part.numerator, values), drawnValue(part.denominator, values));
    case "power":
      // An exponent belongs to the last of what is before it.
      return drawnValue([...part.base, superscriptOf(part.exponent)], values);
    case "root":
      if (part.degree === 3) throw new Unreadable("a cube root");
      return root(drawnValue(part.radicand, values));
  }
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const superscriptOf = (exponent: number) =>
  Array.from(`${exponent}`, (digit) => SUPERSCRIPTS[Number(digit)]).join("");

// Digits with bars, a decimal with its period, a letter, an exponent, a sign.
const TOKEN =
  /\s*(?:(\d\u0304(?: \d\u0304?)*(?![\d.])|\d(?: \d\u0304?)+(?![\d.]))|(\d+(?:\.\d*)?)(?:(?<=\.\d*)\((\d+…?)\))?|(D[₁-₈]|\p{L})|([⁰¹²³⁴-⁹]+)|(\S))/gu;

function tokensOf(drawn: Notation | string): readonly Token[] {
  if (typeof drawn === "string") return scan(drawn);
  return drawn.flatMap((part) => (typeof part === "string" ? scan(part) : [part]));
}

const scanned = new Map<string, readonly Token[]>();

function scan(text: string): readonly Token[] {
  const known = scanned.get(text);
  if (known) return known;
  const tokens = [...text.matchAll(TOKEN)].map(
    ([, bars, number, period, letter, exponent, sign]): Token => {
      if (number !== undefined) return decimal(number, period);
      if (exponent !== undefined) {
        return {
          exponent: Number(Array.from(exponent, (digit) => SUPERSCRIPTS.indexOf(digit)).join("")),
        };
      }
      if (bars === undefined) return (letter ?? sign)!;
      const digits = bars.split(" ").map((digit) => (digit.length > 1 ? "-" : "") + digit[0]);
      return fraction(digits.reduce((sum, digit) => 10n * sum + BigInt(digit), 0n));
    },
  );
  if (text.length < 6) scanned.set(text, tokens);
  return tokens;
}

// `before` ends with the point or a decimal if a period follows, which repeats for ever or is cut.
function decimal(before: string, period = ""): Surd {
  const [whole = "", places = ""] = before.split(".");
  const digits = BigInt(`${whole}${places}`.replace("-", ""));
  const unit = 10n ** BigInt(places.length);
  const shown = period.replace("…", "");
  const shift = 10n ** BigInt(shown.length);
  const nines = period === shown && period !== "" ? shift - 1n : shift;
  const value =
    period === "" ? fraction(digits, unit) : fraction(digits * nines + BigInt(shown), unit * nines);
  return before.startsWith("-") ? minus(value) : value;
}

const textOf = (drawn: Notation | string) =>
  typeof drawn === "string" ? drawn : notationText(drawn);
