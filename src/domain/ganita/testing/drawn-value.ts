import { type Notation, type NotationPart, superscript } from "../notation.ts";
import { fraction, minus, ONE, over, plus, root, type Surd, times } from "./surd.ts";

/** What each letter stands for; ± is 1 or −1. */
export type Values = Readonly<Record<string, Surd>>;

/** Thrown for what cannot be read as mathematics. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** The value of an expression as it is drawn, or as its text says it. */
export function drawnValue(drawn: Notation | string, values: Values = {}): Surd {
  const text = typeof drawn === "string" ? drawn : spelled(drawn);
  const tokens = [...text.matchAll(TOKEN)];
  let at = 0;
  const takes = (signs: string) =>
    signs.includes(tokens[at]?.[0].trim() || " ") && tokens[at++]![0].trim();
  const refuse = () => new Unreadable(`“${text}” cannot be read at ${at}`);

  function sum(): Surd {
    let left = product();
    for (let sign = takes("+−"); sign; sign = takes("+−")) {
      left = plus(left, sign === "−" ? minus(product()) : product());
    }
    return left;
  }
  function product(): Surd {
    let left = run();
    for (let sign = takes("×÷/"); sign; sign = takes("×÷/")) {
      left = (sign === "×" ? times : over)(left, run());
    }
    return left;
  }
  // Adjacent factors bind more tightly than factors with a sign between them.
  function run(): Surd {
    let left = factor();
    while (/^ *[(√\p{L}]/u.test(tokens[at]?.[0] ?? "")) left = times(left, factor());
    return left;
  }
  function factor(): Surd {
    if (takes("−")) return minus(factor());
    if (takes("±")) return times(values["±"] ?? ONE, factor());
    const base = primary();
    const raised = tokens[at]?.groups?.raised;
    if (raised === undefined) return base;
    at++;
    const exponent = Array.from(raised, (digit) => SUPERSCRIPTS.indexOf(digit)).join("");
    return Array<Surd>(Number(exponent)).fill(base).reduce(times, ONE);
  }
  function primary(): Surd {
    if (takes("√")) return root(primary());
    if (takes("(")) {
      const inside = sum();
      if (!takes(")")) throw refuse();
      return inside;
    }
    const { number, period, letter } = tokens[at++]?.groups ?? {};
    if (number !== undefined) return decimal(number, period);
    const value = letter === "i" ? root(fraction(-1n)) : values[letter ?? ""];
    if (!value) throw refuse();
    return value;
  }

  const value = sum();
  if (at < tokens.length) throw refuse();
  return value;
}

// A decimal with its period, a letter, an exponent, a sign.
const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d*)?)(?:(?<=\.\d*)\((?<period>\d+…?)\))?|(?<letter>D[₁-₈]|\p{L})|(?<raised>[⁰¹²³⁴-⁹]+)|\S)/gu;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The letters in an expression. */
export const lettersIn = (drawn: Notation): string[] =>
  [...spelled(drawn).matchAll(TOKEN)].flatMap(({ groups }) =>
    groups!.letter && groups!.letter !== "i" ? [groups!.letter] : [],
  );

// The parts with every bracket that their layout stands for.
const spelled = (drawn: Notation): string => drawn.map(spelledPart).join("");

function spelledPart(part: NotationPart): string {
  if (typeof part === "string") return part;
  switch (part.kind) {
    case "number":
      return part.text.replace("-", "−");
    case "recurring":
      return `${part.before.replace("-", "−")}(${part.period})`;
    case "bars":
      return `(${`${part.digits.reduce((sum, digit) => 10n * sum + BigInt(digit), 0n)}`.replace("-", "−")})`;
    case "fraction":
      return `((${spelled(part.numerator)})/(${spelled(part.denominator)}))`;
    case "power":
      return `${spelled(part.base)}${superscript(part.exponent)}`;
    case "root":
      return `${part.degree === 3 ? "∛" : "√"}(${spelled(part.radicand)})`;
  }
}

/** By how much a decimal that was cut off may be smaller than the number; null if it is exact. */
export function cutUnit(drawn: Notation): Surd | null {
  const [, places] = /^−?\d+\.(\d*\(\d+)…\)$/.exec(spelled(drawn)) ?? [];
  return places === undefined ? null : fraction(1n, 10n ** BigInt(places.length - 1));
}

// A period repeats for ever, or is cut.
function decimal(number: string, period = ""): Surd {
  const [whole = "", places = ""] = number.split(".");
  const [unit, shown] = [10n ** BigInt(places.length), period.replace("…", "")];
  const before = fraction(BigInt(`${whole}${places}`), unit);
  if (period === "") return before;
  const shift = 10n ** BigInt(shown.length);
  return plus(before, fraction(BigInt(shown), unit * (period === shown ? shift - 1n : shift)));
}
