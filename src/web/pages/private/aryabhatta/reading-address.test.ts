import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SCRIPTS } from "#domain/letters/letters.ts";
import { anyRules } from "#domain/numeration/any-rules.fixture.ts";
import { OPERATIONS } from "#domain/numeration/arithmetic.ts";
import { DEFAULT_RULES } from "#domain/numeration/reading.ts";
import {
  INPUT_TYPES,
  newReading,
  type ReadingAddress,
  readAddress,
  searchOf,
} from "./reading-address.ts";

const read = (search: string) => readAddress(new URLSearchParams(search));

describe("readAddress", () => {
  test("reads a link to a result", () => {
    expect(read("?t=ख्युघृ&s=devanagari&m=word&std=zero&op=multiplication")).toEqual({
      text: "ख्युघृ",
      script: "devanagari",
      inputType: "word",
      rules: { ...DEFAULT_RULES, standaloneVowel: "zero" },
      wordNumber: 1,
      operation: "multiplication",
      number: "",
    });
  });

  test("leaves to the visitor what the address does not say", () => {
    expect(read("")).toMatchObject({ text: "", script: null, inputType: null, operation: null });
  });

  test.each(["s=klingon", "m=poem", "std=guess", "op=power", "w=0", "w=-3", "w=x", "w=NaN"])(
    "passes over %s",
    (search) => expect(read(search)).toEqual(read("")),
  );
});

describe("searchOf", () => {
  test("leaves out what is as usual", () => {
    expect(searchOf(read("?w=1&std=place&fin=zero&sch=auto"))).toBe("");
    expect(searchOf({ ...read(""), text: "gita", script: "latin" })).toBe("?t=gita&s=latin");
  });

  test("is read back as it was", () => {
    const addresses: fc.Arbitrary<ReadingAddress> = fc.record({
      text: fc.string({ unit: "grapheme" }),
      script: fc.constantFrom(...SCRIPTS, null),
      inputType: fc.constantFrom(...INPUT_TYPES, null),
      rules: anyRules,
      wordNumber: fc.integer({ min: 1, max: 100 }),
      operation: fc.constantFrom(...OPERATIONS, null),
      number: fc.stringMatching(/^[0-9,]{0,20}$/),
    });
    fc.assert(
      fc.property(addresses, (address) => {
        expect(read(searchOf(address))).toEqual(address);
      }),
    );
  });
});

test("a new reading keeps the other rules and the number, and drops what was chosen", () => {
  const address = read("?t=a&std=zero&w=2&op=addition&n=7");
  expect(searchOf(newReading(address, { text: "b", rules: { anusvara: "nasal" } }))).toBe(
    "?t=b&std=zero&anu=nasal&n=7",
  );
});
