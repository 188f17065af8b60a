import { describe, expect, test } from "vitest";
import { findRegexes, type SourceRegex } from "./source-regexes.ts";

const { written, builders } = await findRegexes();

// These only read our own or short texts, so quadratic time is harmless.
const BOUNDED: Readonly<Record<string, string>> = {
  "domain/exact/rounded-decimal.ts": "the decimals of an answer",
  "domain/ganita/ekadhikena-purvena/ekadhikena-purvena.ts": "a number of at most 1,000 digits",
  "domain/raga/raga-katapayadi.ts": "the names of our 72 scales",
  "contract/openapi/operation.ts": "the names of our calls",
  "web/pages/private/ganita/notation/tokens.ts": "a line of a working, as the server wrote it",
};

// From parts that are scanned themselves: bounds of a repetition, and alternatives of one character each.
const BUILDERS = [
  "contract/whole-number.ts",
  "domain/formula-guard.ts",
  "domain/numeration/invisible.ts",
];

const COMMON = ["a", "A", "0", " ", "\n", "-", "क"];
const NEVER = "\u0001";

/** Texts that grow: each takes a length and gives what makes backtracking try again most often. */
function* hostileTexts(regex: RegExp): Generator<(length: number) => string> {
  const own = regex.source
    .replace(/\\u\{?([0-9A-Fa-f]{4,5})\}?/g, (_, hex) => String.fromCodePoint(Number(`0x${hex}`)))
    .replace(/\\[a-zA-Z]|[()[\]{}?*+|^$\\]/g, "");
  const chars = [...new Set([...COMMON, ...own])].slice(0, 12);
  for (const first of chars) {
    for (const second of chars) {
      yield (length) => (first + second).repeat(length / 2) + NEVER;
    }
  }
  // A match has to get past its fixed start to reach the repetitions.
  const start = /^\^?([\w -]+)/.exec(regex.source)?.[1] ?? "";
  for (const char of chars) yield (length) => start + char.repeat(length) + NEVER;
}

function millisecondsOf(regex: RegExp, text: string, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    text.replace(regex, "");
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** A text for which four times the length takes far more than four times as long; null if none. */
function findBacktracking(regex: RegExp): string | null {
  for (const textOf of hostileTexts(regex)) {
    // Exponential time shows at the short length, and would never end at the long one.
    for (const length of [24, 8_000]) {
      if (millisecondsOf(regex, textOf(length), 1) < 4) continue;
      // The short text needs more runs: other load makes a greater part of its time.
      const growsFast = () =>
        millisecondsOf(regex, textOf(length), 3) > 9 * millisecondsOf(regex, textOf(length / 4), 9);
      // Repeated, so that other load on the machine does not count.
      if (growsFast() && growsFast() && growsFast()) return textOf(8);
    }
  }
  return null;
}

describe("regular expressions take time in proportion to the text", () => {
  const judged = written.filter(({ file }) => !(file in BOUNDED));

  test("all of them are found", () => {
    expect(judged.length).toBeGreaterThan(100);
    expect(builders).toEqual(BUILDERS);
  });

  test("all that read what others write", () => {
    const found = judged.flatMap(({ file, regex }: SourceRegex) => {
      const text = findBacktracking(regex);
      return text === null ? [] : [`${file}: ${regex} on ${JSON.stringify(text)}…`];
    });
    expect(found).toEqual([]);
  });

  test.each([/0+$/, /^(a+)+$/, /^x(\w|\w)*$/, /\s+at /, /^k-(a*)(a*)b$/])(
    "%s is refused",
    (bad) => {
      expect(findBacktracking(bad)).not.toBeNull();
    },
  );
});
