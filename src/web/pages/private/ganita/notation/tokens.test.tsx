import { expect, test } from "vitest";
import {
  bars,
  digitText,
  lineOf,
  type Notation,
  over,
  power,
  write,
} from "#domain/ganita/notation.ts";
import { type Token, tokensOf } from "./tokens.tsx";

// One character for each kind, to keep lines of tokens readable: n number, v variable, w word, …
const kinds = (line: Notation) =>
  tokensOf(line)
    .map((token) => (token.isApart ? " " : "") + token.kind[0])
    .join("");
const texts = (tokens: readonly Token[]) => tokens.map(({ text, kind }) => text || kind);

test.each<[Notation, string]>([
  [lineOf("x = 12.5"), "v i n"],
  [lineOf("10 = 4ac"), "n i nvv"],
  [lineOf("no term is left"), "w w w w"],
  [lineOf("2 dots go to the tens"), "n w w w w w"],
  [lineOf("BC·D(A)"), "vvivmvm"],
  [[...lineOf("0; "), digitText("7")], "nm n"],
  [lineOf("a+b"), "viv"],
])("reads %j as %s", (line, expected) => {
  expect(kinds(line)).toBe(expected);
});

test.each<[Notation, string]>([
  [lineOf("x − 3"), "infix"],
  [["x", " − ", digitText("3")], "infix"],
  [lineOf("= −3"), "prefix"],
  [lineOf("(−b)"), "prefix"],
  [lineOf("(x) − 3"), "infix"],
  [write`${-3n}`, "prefix"],
])("in %j the minus is %s", (line, kind) => {
  const minus = tokensOf(line).find(({ text }) => text === "−");
  expect(minus?.kind).toBe(kind);
});

test("keeps digits that only follow one another apart from one number", () => {
  expect(kinds(lineOf("6 8"))).toBe("n n");
  expect(kinds(["0", digitText("132")])).toBe("nn");
});

test("sets raised and lowered digits of a text as scripts", () => {
  const scripted = tokensOf(lineOf("10⁵ place, D₂")).filter(({ text }) => text === "");
  expect(scripted).toMatchObject([
    { kind: "raised", spoken: "10^5" },
    { kind: "lowered", spoken: "D2" },
  ]);
});

test("draws negative digits with a bar", () => {
  const tokens = tokensOf([bars([5, -2, -3])]);
  expect(tokens.map(({ kind }) => kind)).toEqual(["number", "bar", "bar"]);
  expect(texts(tokens)).toEqual(["5", "2", "3"]);
});

test("writes a fraction, root or power wider than a phone in one line", () => {
  const long = 10n ** 30n;
  expect(tokensOf([over(1n, 3n)])).toMatchObject([{ kind: "fraction" }]);
  expect(texts(tokensOf([over(long, 3n)]))).toEqual([`${long}`, "/", "3"]);
  expect(texts(tokensOf([over(write`x + ${digitText(`${long}`)}`, 3n)]))).toEqual([
    "(",
    "x",
    "+",
    `${long}`,
    ")",
    "/",
    "3",
  ]);
  expect(texts(tokensOf([{ kind: "root", radicand: [digitText(`${long}`)] }]))).toEqual([
    "√",
    `${long}`,
  ]);
  expect(texts(tokensOf([power(write`x + ${digitText(`${long}`)}`, 2)]))).toEqual([
    "(",
    "x",
    "+",
    `${long}`,
    "raised",
  ]);
});
