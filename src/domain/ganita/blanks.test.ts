import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unlessRefused } from "../domain-error.ts";
import { blanksOf } from "./blanks.ts";
import { CALCULATOR_AT, type CalculatorPath } from "./ganita.ts";
import { INPUTS } from "./inputs.fixture.ts";
import { type Notation, notationText } from "./notation.ts";

/** The lines of a working that have a notation, all but its check. */
const linesOf = (path: CalculatorPath, input: object) => {
  const { total, page } = CALCULATOR_AT[path].answer(input).steps as {
    total: number;
    page: (
      offset: number,
      limit: number,
    ) => { key?: string; description: string; notation?: Notation }[];
  };
  return page(0, Math.min(total - 1, 60)).flatMap(({ key, description, notation }) =>
    notation ? [{ key, description, notation }] : [],
  );
};

const blanksAt = (path: CalculatorPath, input: object, key: string) =>
  blanksOf(linesOf(path, input).find((line) => line.key === key)!.notation);

const hiddenIn = (line: Notation): Notation =>
  line.map((part) => {
    if (typeof part === "string") return part;
    if ("blank" in part) return "…";
    if (part.kind === "power") return { ...part, base: hiddenIn(part.base) };
    return part.kind === "root" ? { ...part, radicand: hiddenIn(part.radicand) } : part;
  });

const hintAt = (path: CalculatorPath, input: object, key: string) =>
  notationText(hiddenIn(linesOf(path, input).find((line) => line.key === key)!.notation));

describe("what a line finds", () => {
  test("is right without its minus where the words say that something is missing", () => {
    const nearBase = { a: "97", b: "104", base: "100" };
    const path = "nikhilam-navatashcaramam-dashatah";
    expect(blanksAt(path, nearBase, "devA")).toEqual([
      { value: "-3", accepts: ["3"], how: "subtract" },
    ]);
    expect(blanksAt(path, nearBase, "devB")).toEqual([
      { value: "4", accepts: [], how: "subtract" },
    ]);
    expect(blanksAt("yavadunam", { n: "88", power: 2 }, "deviation")).toEqual([
      { value: "-12", accepts: ["12"], how: "subtract" },
    ]);
  });

  test("may be typed as a digit with a bar or in words where it is a bar digit", () => {
    expect(blanksAt("subtraction", { nums: ["723", "246"] }, "barColumn")).toEqual([
      { value: "-3", accepts: ["3\u0304", "bar 3"] },
    ]);
  });

  test("says how it is worked out, in the order of the work", () => {
    const [mean] = blanksAt("vyashtisamashtih", { a: "58", b: "62" }, "mean");
    expect(mean).toEqual({ value: "60", accepts: [], how: "add and divide" });
  });

  test.each<[CalculatorPath, object, string, string]>([
    ["dhvajanka", { dividend: "38982", divisor: "73" }, "column", "10 × 0 + 3 = 3; 3 = 7 × … + 3"],
    [
      "dhvajanka",
      { dividend: "38982", divisor: "73" },
      "quotient",
      "quotient …, remainder …: 38982 = 73 × … + …",
    ],
    [
      "addition",
      { nums: ["234", "403", "564", "721"] },
      "column",
      "1 + 4 = 5, 5 + 3 = 8, 8 + 4 = 12 → dot, keep …. Write …; 1 dot goes to the tens.",
    ],
    ["puranapuranabhyam", { a: "1", b: "-14", c: "48" }, "added", "x² − 14x + … = −48 + …"],
    ["vyashtisamashtih", { a: "58", b: "62" }, "deviation", "60 − … = 58, 60 + … = 62"],
    [
      "sankalana-vyavakalanabhyam",
      {
        equations: [
          ["45", "-23", "113"],
          ["23", "-45", "91"],
        ],
      },
      "sum",
      "…x − …y = …",
    ],
  ])("%s %j hides at %s: %s", (path, input, key, hint) => {
    expect(hintAt(path, input, key)).toBe(hint);
  });
});

// What is found is what the line shows there.
const shownAt = (part: Notation[number]): string =>
  notationText([part]).replaceAll("−", "-").replace("\u0304", "");

test.each(Object.entries(INPUTS))(
  "several blanks of a line are labelled, and hold what it shows: %s",
  (_, [path, inputs]) => {
    const lines = fc
      .sample(inputs, { seed: 7, numRuns: 40 })
      .flatMap((input) => unlessRefused(() => linesOf(path, input)) ?? []);
    for (const { notation } of lines) {
      const blanks = blanksOf(notation);
      if (blanks.length > 1 && blanks.length <= 8) {
        const labels = blanks.map(({ label }) => label);
        expect(new Set(labels).size, notationText(notation)).toBe(blanks.length);
        expect(labels).not.toContain(undefined);
      }
      for (const part of notation) {
        if (typeof part === "string" || !("blank" in part)) continue;
        if (typeof part.blank !== "object") continue;
        expect(shownAt(part).replace("-", "")).toBe(part.blank.value.replace("-", ""));
      }
    }
  },
);
