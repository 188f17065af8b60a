import { describe, expect, test } from "vitest";
import {
  CALCULATOR_AT,
  CALCULATOR_PATHS,
  type CalculatorPath,
  type Value,
} from "#domain/ganita/ganita.ts";
import {
  type AnyCalculation,
  isIdentityText,
  isTrueText,
} from "#domain/ganita/proof-reader.fixture.ts";
import words from "../../../../styles/fonts/sutras.txt?raw";
import { SUB_SUTRAS_SOURCE } from "./sub-sutras.tsx";
import { SUB_SUTRAS, SUTRAS } from "./sutras.fixture.ts";

const calculate = (path: CalculatorPath, input: object) =>
  CALCULATOR_AT[path].answer(input) as AnyCalculation;

function valuesOf(result: Value): string[] {
  return typeof result === "object" && result !== null
    ? Object.values(result).flatMap(valuesOf)
    : [`${result}`];
}

test("every calculator has its texts", () => {
  expect(Object.keys(SUTRAS).toSorted()).toEqual(CALCULATOR_PATHS.toSorted());
});

test("the fifteenth sutra and its sub-sutra are named as the book names them", () => {
  const { devanagari, iast } = CALCULATOR_AT.gunakanupatih;
  expect([devanagari, iast]).toEqual(["गुणितसमुच्चयः", "guṇita-samuccayaḥ"]);
  expect(SUTRAS.gunakanupatih.note).toContain("its sub-sutra, समुच्चयगुणितः");
});

describe.each(CALCULATOR_PATHS)("%s", (path) => {
  const { example, fitsBetter } = SUTRAS[path];

  test("the worked example comes out as told", () => {
    const { result, check } = calculate(path, example.input);
    expect(valuesOf(result).join(", ")).toBe(example.answer);
    expect(check.agrees).toBe(true);
  });

  test("points elsewhere", () => {
    expect(fitsBetter.length).toBeGreaterThan(0);
    for (const better of fitsBetter) {
      expect(CALCULATOR_PATHS).toContain(better.path);
      expect(better.path).not.toBe(path);
    }
  });
});

// The equations in the text of an example on a calculator's page, between its words.
const equationsIn = (text: string): string[] =>
  text.split(/[:;,.](?:\s|$)|\p{L}{2,}/u).filter((piece) => piece.includes("="));

test.each(CALCULATOR_PATHS)("every equation of the example told is true: %s", (path) => {
  const { input, lines } = SUTRAS[path].example;
  const calculation = calculate(path, input);
  const untrue = lines.flatMap(equationsIn).filter((text) => !isTrueText(text, calculation));
  expect(untrue).toEqual([]);
});

// Their formulas hold only under a condition, or relate a function to its differential.
const NO_IDENTITIES: readonly CalculatorPath[] = [
  "paravartya-yojayet",
  "sankalana-vyavakalanabhyam",
  "shesanyankena-charamena",
  "sopantyadvayamantyam",
  "gunakasamuccayah",
  "gunakanupatih",
];

test.each(CALCULATOR_PATHS.filter((path) => !NO_IDENTITIES.includes(path)))(
  "the formula holds for whatever its letters stand for: %s",
  (path) => {
    const [formula = ""] = SUTRAS[path].formula.split(", ");
    expect(isIdentityText(formula)).toBe(true);
  },
);

const inFont = new Set(words.split(/\s+/));

test("the font of the sutras holds every word they are told in", () => {
  const paths = CALCULATOR_PATHS;
  const told = [
    ...paths.map((path) => CALCULATOR_AT[path].devanagari),
    ...paths.map((path) => SUTRAS[path].note ?? ""),
    ...SUB_SUTRAS.flatMap(({ devanagari, use }) => [devanagari, use]),
    SUB_SUTRAS_SOURCE,
    "गणित",
  ].flatMap((text) => text.match(/[\u0900-\u097f]+/g) ?? []);
  expect(told.length).toBeGreaterThan(paths.length);
  expect(told.filter((word) => !inFont.has(word))).toEqual([]);
});
