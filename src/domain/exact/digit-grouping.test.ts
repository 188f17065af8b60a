import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GROUPINGS, groupedText, lakhCroreWords } from "./digit-grouping.ts";

const GROUPED = {
  none: /^−?\d+$/,
  western: /^−?\d{1,3}(,\d{3})*$/,
  lakh: /^−?\d{1,2}(,\d{2})*,\d{3}$|^−?\d{1,3}$/,
};

describe("groupedText", () => {
  test.each([
    ["1582237500", "1,582,237,500", "1,58,22,37,500"],
    ["-1582237500.25", "−1,582,237,500.25", "−1,58,22,37,500.25"],
    ["100000", "100,000", "1,00,000"],
    ["1000", "1,000", "1,000"],
    ["999", "999", "999"],
    ["0.1234567", "0.1234567", "0.1234567"],
    ["0", "0", "0"],
  ])("%s is %s, or %s by lakhs", (decimal, western, lakh) => {
    expect(groupedText(decimal, "western")).toBe(western);
    expect(groupedText(decimal, "lakh")).toBe(lakh);
    expect(groupedText(decimal, "none")).toBe(decimal.replace("-", "−"));
  });

  test("keeps every digit", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom(...GROUPINGS), (value, grouping) => {
        const text = groupedText(`${value}`, grouping);
        expect(text.replaceAll(",", "").replace("−", "-")).toBe(`${value}`);
        expect(text).toMatch(GROUPED[grouping]);
      }),
    );
  });
});

describe("lakhCroreWords", () => {
  test.each([
    [1582237500n, "1 arab 58 crore 22 lakh 37 thousand 500"],
    [4320000n, "43 lakh 20 thousand"],
    [0n, "0"],
    [999n, "999"],
    [-100000n, "minus 1 lakh"],
    [10n ** 17n, "1 shankh"],
    [10n ** 7n + 1n, "1 crore 1"],
    [123456n * 10n ** 17n, "1,23,456 shankh"],
    [
      111111111111111111n,
      "1 shankh 11 padma 11 nil 11 kharab 11 arab 11 crore 11 lakh 11 thousand 111",
    ],
  ])("%d is %s", (value, words) => {
    expect(lakhCroreWords(value)).toBe(words);
  });
});
