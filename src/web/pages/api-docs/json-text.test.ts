import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonText } from "./json-text.ts";

test("what fits on a line is on one", () => {
  expect(jsonText({ nums: ["1", "2"], none: [], nothing: {} })).toBe(
    '{ "nums": ["1", "2"], "none": [], "nothing": {} }',
  );
  expect(jsonText([{ a: "x".repeat(40) }, { b: "y".repeat(40) }])).toBe(
    `[\n  { "a": "${"x".repeat(40)}" },\n  { "b": "${"y".repeat(40)}" }\n]`,
  );
});

test("it says the same as JSON", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(JSON.parse(jsonText(value)))).toBe(JSON.stringify(value));
    }),
  );
});
