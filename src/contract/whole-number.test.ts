import fc from "fast-check";
import { expect, test } from "vitest";
import { numeral, oneOf } from "./ganita-fields.ts";
import {
  MAX_REQUEST_DIGITS,
  wholeNumber,
  wholeNumberInput,
  wholeNumberOnWire,
} from "./whole-number.ts";

test("every whole number goes out and comes back exactly", () => {
  fc.assert(
    fc.property(fc.bigInt(), (value) => {
      const sent = wholeNumber.parse(JSON.parse(JSON.stringify(wholeNumberOnWire(value))));
      expect(wholeNumberInput.parse(sent)).toBe(value);
    }),
  );
});

test.each([
  [2n ** 53n - 1n, 9007199254740991],
  [2n ** 53n, "9007199254740992"],
  [-(2n ** 53n), "-9007199254740992"],
  [0n, 0],
])("%d travels as %j", (value, sent) => {
  expect(wholeNumberOnWire(value)).toBe(sent);
});

test("a number may be as long as the limit and no longer", () => {
  expect(wholeNumberInput.safeParse("9".repeat(MAX_REQUEST_DIGITS)).success).toBe(true);
  expect(wholeNumberInput.safeParse(`-${"9".repeat(MAX_REQUEST_DIGITS)}`).success).toBe(true);
  expect(wholeNumberInput.safeParse("9".repeat(MAX_REQUEST_DIGITS + 1)).success).toBe(false);
});

test.each(["", " 1", "1 ", "1.0", "1e3", "0x10", "+1", "--1", "१", "1n", "Infinity", "NaN", "-"])(
  "the text %j is refused with what to write instead",
  (text) => {
    const { error } = wholeNumberInput.safeParse(text);
    expect(error?.issues[0]?.message).toBe(
      "Write a whole number as digits, at most 20,000 of them.",
    );
  },
);

test.each(["9007199254740992", "-9007199254740992", "0.1", "1e300", "1e400", "-1e400"])(
  "the JSON number %s is refused with use_text",
  (number) => {
    for (const schema of [wholeNumberInput, numeral]) {
      const { error } = schema.safeParse(JSON.parse(number));
      expect(error?.issues).toMatchObject([{ params: { code: "use_text" } }]);
    }
  },
);

test.each(["4", "1e300", "1e400", "-1e400"])(
  "%s, which is not offered, is a bad_mode",
  (number) => {
    const { error } = oneOf("power", [2, 3]).safeParse(JSON.parse(number));
    expect(error?.issues).toMatchObject([
      { message: "power is one of 2, 3.", params: { code: "bad_mode" } },
    ]);
  },
);

test.each([null, true, [1], { value: 1 }, undefined])("%j is no number", (value) => {
  expect(wholeNumberInput.safeParse(value).success).toBe(false);
});
