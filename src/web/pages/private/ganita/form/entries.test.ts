import { expect, test } from "vitest";
import { sankalanam } from "#domain/ganita/ganita.ts";
import { readAddress } from "../address.ts";
import { inputOf, isLeftOut, isUnreadable, missingFields, rowsOf } from "./entries.ts";

const draft = (search: string) => readAddress("gunakasamuccayah", new URLSearchParams(search));

test.each(["12", "-7", "१२", "12,34,567", "−5", "–42", "1’234", "９", "9".repeat(500)])(
  "%s is a whole number",
  (text) => {
    expect(isLeftOut(text)).toBe(false);
  },
);

test.each(["twelve", "1.5", "", "1/2", "4/2", "-"])("%j is left out", (text) => {
  expect(isLeftOut(text)).toBe(true);
});

test.each(["12x", "1e5", "4 2 x", "1.234,5", "½", "১২", "1/0"])(
  "%j has a digit, so it is not left out but refused",
  (text) => {
    const { form, entries } = readAddress(
      "addition",
      new URLSearchParams([
        ["n", "10"],
        ["n", text],
      ]),
    );
    expect(inputOf(form, entries)).toEqual({ nums: ["10", text] });
    expect(() => sankalanam.answer({ nums: ["10", text] })).toThrow(
      expect.objectContaining({ entry: text }),
    );
  },
);

test("rows without a whole number are not sent", () => {
  const { form, entries } = readAddress("addition", new URLSearchParams("n=1&n=two&n=&n=3"));
  expect(inputOf(form, entries)).toEqual({ nums: ["1", "3"] });
});

test("empty rows and optional fields left empty are not sent", () => {
  const { form, entries } = draft("f=1 1&f=&f=1;2&e=");
  expect(inputOf(form, entries)).toEqual({
    factors: [
      ["1", "1"],
      ["1", "2"],
    ],
  });
});

test("tells which fields still need something", () => {
  const { form } = draft("");
  expect(missingFields(form, {}).map(({ name }) => name)).toEqual(["f"]);
});

test.each([
  ["f=1 1&f=1 2&e=x", ["x"]],
  ["f=1 a&f=1 2&f=b 3&e=x", ["1 a", "b 3", "x"]],
  ["f=1 1&f=1 2&e=1", []],
])("in %s the rows that cannot be read are %j", (search, unreadable) => {
  const { form, entries } = draft(search);
  const rows = form.fields.flatMap((field) =>
    rowsOf(field, entries).filter((row) => isUnreadable(field, row)),
  );
  expect(rows).toEqual(unreadable);
});
