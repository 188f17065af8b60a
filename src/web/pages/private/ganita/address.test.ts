import { describe, expect, test } from "vitest";
import { CALCULATOR_AT, CALCULATOR_PATHS, examplesOf } from "#domain/ganita/ganita.ts";
import { readAddress, searchOf, searchOfInput } from "./address.ts";
import { inputOf } from "./form/entries.ts";
import { SUTRAS } from "./sutras/sutras.fixture.ts";

// The first mode of a calculator is its default.
function withoutUsualMode(input: object, usual: unknown) {
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => name !== "mode" || value !== usual),
  );
}

describe.each(CALCULATOR_PATHS)("%s", (path) => {
  const { modes } = CALCULATOR_AT[path];
  const { example } = SUTRAS[path];
  const inputs: object[] = [example, ...examplesOf(CALCULATOR_AT[path])].map(({ input }) => input);

  test.each(inputs.map((input) => [JSON.stringify(input), input] as const))(
    "%s is sent again by its address",
    (_, input) => {
      const search = searchOfInput(path, input);
      const address = readAddress(path, new URLSearchParams(search));
      expect(inputOf(address.form, address.entries)).toEqual(
        withoutUsualMode(input, modes[0]?.mode),
      );
      expect(searchOf(address)).toBe(search);
    },
  );
});

test.each([
  ["urdhva-tiryagbhyam", { a: "98", b: "87" }, "?a=98&b=87"],
  ["addition", { nums: ["1", "2"] }, "?n=1&n=2"],
  ["yavadunam", { n: "96", power: 2 }, "?power=2&n=96"],
  ["chalana-kalanabhyam", { coefficients: ["1", "-5", "6"] }, "?c=1%2C+-5%2C+6"],
] as const)("%s has a short address", (path, input, search) => {
  expect(searchOfInput(path, input)).toBe(search);
});

test.each([
  ["step=3", 3],
  ["step=-3", 0],
  ["step=x", 0],
  ["", 0],
])("%j is at step %i", (search, step) => {
  expect(readAddress("addition", new URLSearchParams(search)).step).toBe(step);
});

test("an unknown mode is the usual one", () => {
  const { form } = readAddress("anurupyena", new URLSearchParams("mode=sideways"));
  expect(form.fixed).toEqual({});
});
