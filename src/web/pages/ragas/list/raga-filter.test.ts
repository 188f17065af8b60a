import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ragaOnWire } from "#contract/raga-on-wire.ts";
import { MELAKARTA_NUMBERS } from "#domain/raga/melakarta.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { SVARAS } from "#domain/raga/svara.ts";
import { parametersOf } from "../../../address/search-part.ts";
import {
  byChakra,
  filterInWords,
  isAskedFor,
  NO_FILTER,
  RAGA_FILTER,
  type RagaFilter,
  shownRagas,
} from "./raga-filter.ts";

const filters = fc.record<RagaFilter>({
  name: fc.string().map((text) => text.trim()),
  madhyama: fc.constantFrom("", "M1", "M2"),
  chakra: fc.integer({ min: 0, max: 12 }),
  svara: fc.constantFrom("", ...SVARAS.map(({ svara }) => svara)),
  vivadi: fc.constantFrom("", "without", "only"),
  order: fc.constantFrom("", "number", "name"),
});

const written = (filter: RagaFilter) => parametersOf(RAGA_FILTER.write(filter));
const read = (address: string) => RAGA_FILTER.read(new URLSearchParams(address));
const asked = (part: Partial<RagaFilter>) =>
  MELAKARTA_NUMBERS.filter((number) => isAskedFor(number, { ...NO_FILTER, ...part }));

describe("the address", () => {
  test("says what is asked for and nothing else", () => {
    const filter = { ...NO_FILTER, name: " todi ", madhyama: "M1", chakra: 2 } as const;
    expect(`${written(filter)}`).toBe("q=todi&madhyama=M1&chakra=2");
    expect(`${written(NO_FILTER)}`).toBe("");
  });

  test("gives back every filter written into it", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(RAGA_FILTER.read(written(filter))).toEqual(filter);
      }),
    );
  });

  test.each(["", "chakra=0", "chakra=13", "chakra=1.5", "chakra=x", "madhyama=M3", "swara=Z"])(
    "that says '%s' leaves all open",
    (address) => {
      expect(read(address)).toEqual(NO_FILTER);
    },
  );
});

describe("isAskedFor", () => {
  test.each([
    ["nothing asks for all", {}, 72],
    ["one half", { madhyama: "M1" }, 36],
    ["one chakra", { chakra: 3 }, 6],
    ["a svara of two chakras in each half", { svara: "R2" }, 24],
    ["a clash: 40 ragas have R3, G1, D3 or N1", { vivadi: "only" }, 40],
    ["no clash", { vivadi: "without" }, 32],
    ["things that exclude each other", { chakra: 1, madhyama: "M2" }, 0],
  ] as const)("%s", (_, part, count) => {
    expect(asked(part)).toHaveLength(count);
  });

  test("joins what is asked for", () => {
    expect(asked({ svara: "G3", vivadi: "without", madhyama: "M1" })).toEqual([
      14, 15, 16, 17, 26, 27, 28, 29,
    ]);
  });
});

test("a filter is told in words", () => {
  expect(filterInWords(NO_FILTER)).toBe("");
  expect(
    filterInWords({ ...NO_FILTER, madhyama: "M2", chakra: 10, svara: "R2", vivadi: "without" }),
  ).toBe("Prati Madhyama, Disi, with R2, without vivadi");
});

const RAGA_ROWS = RAGAS.map(ragaOnWire);
const shown = (part: object, found: readonly number[] | null = null) =>
  shownRagas(RAGA_ROWS, { ...NO_FILTER, ...part }, found).map(({ raga_number }) => raga_number);

test("all are shown in the order of their numbers until something is asked for", () => {
  expect(shown({})).toEqual(RAGA_ROWS.map(({ raga_number }) => raga_number));
});

test("what a search found comes best first, unless another order is asked for", () => {
  expect(shown({}, [51, 45])).toEqual([51, 45]);
  expect(shown({ order: "number" }, [51, 45])).toEqual([45, 51]);
  expect(shown({ order: "name" }, [45, 51])).toEqual([51, 45]);
});

test("a search and a filter leave what both have", () => {
  expect(shown({ chakra: 8 }, [51, 45])).toEqual([45]);
  expect(shown({ chakra: 1 }, [51, 45])).toEqual([]);
});

test("ragas stand under their chakras", () => {
  const groups = byChakra(RAGA_ROWS.slice(4, 8));
  expect(groups.map(({ chakra, rows }) => [chakra, rows.length])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});
