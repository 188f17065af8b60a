import { expect, test } from "vitest";
import { figuresIn, withNames } from "./references.ts";

test("of a map that knows many names only those that occur are shown, however deep it lies", () => {
  const map = {
    type: "object",
    properties: { digit: { type: "integer" }, bars: { type: "string" } },
    additionalProperties: {},
  };
  const step = { type: "object", properties: { step: { type: "integer" }, data: map } };
  const shown = { ...map, properties: { digit: { type: "integer" } } };
  expect(withNames(figuresIn({ steps: [{ data: { digit: 3 } }] }), step)).toEqual({
    type: "object",
    properties: { step: { type: "integer" }, data: shown },
  });
});
