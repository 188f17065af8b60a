import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VIEW_NAMES } from "#domain/risk/view-name.ts";
import {
  type Address,
  CHART_KINDS,
  LISTINGS,
  plainAddress,
  readAddress,
  searchOf,
} from "./address.ts";
import { INDEX_KINDS } from "./figures/indices.ts";
import { metricsOf } from "./figures/scope.ts";

const read = (search: string) => readAddress(new URLSearchParams(search));

test.each(VIEW_NAMES)("the plain %s view is restored", (view) => {
  expect(read(searchOf(plainAddress(view)))).toEqual(plainAddress(view));
});

test("the page as it opens needs no address", () => {
  expect(searchOf(plainAddress("india"))).toBe("");
});

test.each([
  ["view=moon", "view", "india"],
  ["list=some", "listing", "groups"],
  ["index=weighted", "index", "plain"],
  ["view=world&sort=internet_penetration", "sort", plainAddress("world").sort], // a metric of India
])("%s is read as if it were not there", (search, field, value) => {
  expect(read(search)[field as keyof Address]).toEqual(value);
});

describe("an address", () => {
  const lists = fc.tuple(fc.constantFrom(...VIEW_NAMES), fc.constantFrom(...INDEX_KINDS));
  const addresses = lists.chain(([view, index]) =>
    fc.record<Address>({
      view: fc.constant(view),
      listing: fc.constantFrom(...LISTINGS),
      sort: fc.record({
        key: fc.constantFrom("name", "rank", "index", ...metricsOf(view, index).map((m) => m.key)),
        direction: fc.constantFrom("ascending", "descending"),
      }),
      query: fc.string({ unit: "grapheme" }).filter((query) => query.isWellFormed()),
      within: fc.string(),
      onlySelected: fc.boolean(),
      isPlain: fc.boolean(),
      index: fc.constant(index),
      selected: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 10 }),
      isComparing: fc.boolean(),
      placeShown: fc.option(
        fc.record({
          id: fc.string({ minLength: 1 }),
          figure: fc.option(fc.string({ minLength: 1 })),
        }),
      ),
      column: fc.constantFrom("index", ...metricsOf(view, index).map((m) => m.key)),
      map: fc.string(),
      chart: fc.constantFrom(null, ...CHART_KINDS),
      chartX: fc.constantFrom("index", ...metricsOf(view, index).map((m) => m.key)),
      chartY: fc.constantFrom("index", ...metricsOf(view, index).map((m) => m.key)),
    }),
  );

  test("is read as it was written", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(read(searchOf(address))).toEqual(address);
      }),
    );
  });
});
