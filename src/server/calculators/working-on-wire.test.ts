import { expect, test } from "vitest";
import { wireName, writtenNames } from "#contract/wire-name.ts";
import { chalanaKalanabhyam, sankalanam } from "#domain/ganita/ganita.ts";
import { calculationOnWire, figuresOnWire, textOf, valueOnWire } from "./working-on-wire.ts";

test("figures go out under the API's names, whole numbers with their exact text", () => {
  expect(figuresOnWire({ oneMore: 4n, right: "25" })).toEqual({
    one_more: 4,
    one_more_text: "4",
    right: "25",
  });
  expect(figuresOnWire({ scaled: { which: "b", by: 10n ** 20n }, digits: [1, -2] })).toEqual({
    scaled: { which: "b", by: "100000000000000000000" },
    scaled_text: { which: "b", by: "100000000000000000000" },
    digits: [1, -2],
  });
});

test.each([
  ["devA", "dev_a"],
  ["digitsRightToLeft", "digits_right_to_left"],
  ["D1OfExpression", "D1_of_expression"],
  ["commonWithD1", "common_with_D1"],
  ["sumN", "sum_N"],
  ["inY", "in_Y"],
  ["Y", "Y"],
  ["row1", "row1"],
])("%s is %s in the API", (name, sent) => {
  expect(wireName(name)).toBe(sent);
});

test("a working that plain arithmetic contradicts is never sent", () => {
  const sound = sankalanam.answer({ nums: ["2", "2"] });
  const wrong = { ...sound, check: { ...sound.check, agrees: false } };
  expect(calculationOnWire(sound)).toMatchObject({ outcome: "solved", code: null });
  expect(() => calculationOnWire(wrong)).toThrow("Plain arithmetic contradicts");
});

test("a number of the input is never kept as a name", () => {
  const answerFor = (root: number) => {
    const coefficients = ["1", `${-root}`, "0", "0"];
    const { result } = chalanaKalanabhyam.answer({ coefficients });
    return [valueOnWire(result), textOf(result)];
  };
  expect(answerFor(7)).toEqual([
    { rational_roots: { 0: 2, 7: 1 }, remaining_factor: [1] },
    { rational_roots: { 0: "2", 7: "1" }, remaining_factor: ["1"] },
  ]);
  const names = writtenNames();
  for (let root = 1_000; root < 1_100; root++) answerFor(root);
  expect(writtenNames()).toEqual(names);
});
