import { expect, test } from "vitest";
import { NO_FILTER } from "./raga-filter.ts";
import { RAGA_ROWS } from "./ragas.fixture.ts";
import { byChakra, shownRagas } from "./shown-ragas.ts";

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
