import { describe, expect, test } from "vitest";
import { MELAKARTA_NUMBERS } from "../melakarta.ts";
import { ragaKatapayadi } from "./raga-katapayadi.ts";

const readingOf = (number: number) =>
  ragaKatapayadi(number)
    .syllables.map(({ text, letter, digit }) => `${text}:${letter}=${digit}`)
    .join(" ");

describe("ragaKatapayadi", () => {
  test("reads the number of all 72 out of the name", () => {
    expect(MELAKARTA_NUMBERS.map((number) => ragaKatapayadi(number).value)).toEqual(
      MELAKARTA_NUMBERS,
    );
  });

  test("needs an exception for eight names", () => {
    const exceptions = MELAKARTA_NUMBERS.map(ragaKatapayadi).filter(
      ({ value, valueByRule }) => value !== valueByRule,
    );
    expect(exceptions.map(({ value, valueByRule }) => [value, valueByRule])).toEqual([
      [16, 26],
      [48, 18],
      [54, 44],
      [55, 51],
      [57, 87],
      [62, 60],
      [66, 26],
      [68, 61],
    ]);
    for (const { note } of exceptions) expect(note).toMatch(/\.$/);
  });

  test.each([
    [29, "dhī:dh=9 ra:r=2"],
    // A conjunct: its last consonant counts …
    [2, "ra:r=2 tnā:n=0"],
    [17, "sū:s=7 rya:y=1"],
    [46, "ṣa:ṣ=6 ḍvi:v=4"],
    [59, "dha:dh=9 rma:m=5"],
    [61, "kā:k=1 ntā:t=6"],
    // … nasals with it …
    [19, "jha:jh=9 ṅkā:k=1"],
    [33, "gā:g=3 ṅge:g=3"],
    // … but here the first.
    [16, "ca:c=6 kra:k=1"],
    [55, "śyā:ś=5 ma:m=5"],
    [68, "jyo:j=8 ti:t=6"],
    // Spelled differently for counting.
    [57, "si:s=7 mhe:m=5"],
    [62, "ri:r=2 ṣa:ṣ=6"],
  ])("reads the name of %i as %s", (number, reading) => {
    expect(readingOf(number)).toBe(reading);
  });

  test("tells what Natabhairavi hangs on, and nothing of names without trouble", () => {
    expect(ragaKatapayadi(20)).toMatchObject({ value: 20, valueByRule: 20 });
    expect(ragaKatapayadi(20).note).toContain("ठ");
    expect(ragaKatapayadi(29).note).toBeNull();
  });

  test("refuses what is no melakarta", () => {
    expect(() => ragaKatapayadi(0)).toThrow(
      expect.objectContaining({ code: "number_out_of_range" }),
    );
  });
});
