import { checkSync } from "recheck";
import { describe, expect, test } from "vitest";
import { findRegexes } from "./source-regexes.ts";

const { written, builders } = await findRegexes();

// These only read our own or short texts, so quadratic time is harmless.
const BOUNDED: Readonly<Record<string, string>> = {
  "contract/openapi/document.ts": "the names of our calls",
  "domain/exact/rounded-decimal.ts": "the decimals of an answer",
  "domain/ganita/calculators/ekadhikena-purvena.ts": "a number of at most 1,000 digits",
  "domain/ganita/notation.ts": "the signs and words of our own lines",
  "domain/raga/names/raga-katapayadi.ts": "the names of our 72 scales",
  "server/cirus/packaged/india-release.ts": "the notes of our own figures",
  "server/cirus/packaged/world-release.ts": "the names of our sources",
  "server/http/browser-name.ts": "the first 500 characters of a header",
};

// From parts that are scanned themselves: bounds of a repetition, and alternatives of one character each.
const BUILDERS = [
  "domain/formula-guard.ts",
  "domain/letters/invisible.ts",
  "domain/letters/normal-form.ts",
];

// Only counts end the search, so that a busy machine finds the same.
const SEARCH = {
  seed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  recallLimit: 0,
} as const;

/** How the time grows with the text: "safe" in proportion, otherwise the class of its growth. */
function growthOf({ source, flags }: RegExp): string {
  const found = checkSync(source, flags, SEARCH);
  if (found.status === "unknown") throw new Error(`/${source}/ cannot be judged`);
  return found.status === "safe" ? "safe" : found.complexity.summary;
}

describe("regular expressions take time in proportion to the text", () => {
  test("all of them are found", () => {
    expect(written.length).toBeGreaterThan(100);
    expect(builders).toEqual(BUILDERS);
  });

  test("all that read what others write", () => {
    const slow = written.filter(({ regex }) => growthOf(regex) !== "safe");
    const told = slow.filter(({ file }) => !(file in BOUNDED));
    expect(told.map(({ file, regex }) => `${file}: ${regex} ${growthOf(regex)}`)).toEqual([]);
    expect([...new Set(slow.map(({ file }) => file))].sort()).toEqual(Object.keys(BOUNDED));
  });

  test.each([
    [/0+$/, "2nd degree polynomial"],
    [/\s+at /, "2nd degree polynomial"],
    [/^k-(a*)(a*)b$/, "2nd degree polynomial"],
    [/^(a+)+$/, "exponential"],
    [/^x(\w|\w)*$/, "exponential"],
  ])("%s is refused", (bad, growth) => {
    expect(growthOf(bad)).toBe(growth);
  });
});
