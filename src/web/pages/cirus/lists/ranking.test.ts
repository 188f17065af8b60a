import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rankedBy } from "../figures/ranked.ts";
import { topPlaces } from "../tables/top-places.tsx";
import { AWAITED, type Place } from "./place.ts";
import { sortPlaces } from "./ranking.ts";

function place(name: string, figures: Place["figures"] = {}, within = ""): Place {
  const id = `${name}-${within}`;
  return {
    id,
    name,
    seat: "",
    within,
    figures,
    statuses: {},
    years: {},
    sources: {},
    aliases: [],
    note: "",
    keys: {},
    position: null,
  };
}
const names = (places: readonly Place[]) => places.map(({ name }) => name);

const PLACES = [
  place("Patna", { cyber_risk_rank: 2, risk_index: 5 }),
  place("Zanskar"),
  place("Agra", { cyber_risk_rank: 10, risk_index: 5 }),
  place("Bilaspur", { cyber_risk_rank: 9, risk_index: 7 }, "Himachal Pradesh"),
  place("Bilaspur", { cyber_risk_rank: 1, risk_index: 1 }, "Chhattisgarh"),
];

describe("sortPlaces", () => {
  test("puts the highest first, equals by name and the missing last", () => {
    const sorted = sortPlaces(PLACES, { key: "index", direction: "descending" });
    expect(names(sorted)).toEqual(["Bilaspur", "Agra", "Patna", "Bilaspur", "Zanskar"]);
  });

  test("puts the missing last the other way round, too", () => {
    const sorted = sortPlaces(PLACES, { key: "rank", direction: "ascending" });
    expect(names(sorted)).toEqual(["Bilaspur", "Patna", "Bilaspur", "Agra", "Zanskar"]);
  });

  test("sorts by name, namesakes by their state", () => {
    const sorted = sortPlaces(PLACES, { key: "name", direction: "ascending" });
    expect(sorted.map(({ name, within }) => name + within)).toEqual([
      "Agra",
      "BilaspurChhattisgarh",
      "BilaspurHimachal Pradesh",
      "Patna",
      "Zanskar",
    ]);
  });

  test("neither loses nor adds a place", () => {
    const figures = fc.option(fc.double({ noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), figures)), (rows) => {
        const places = rows.map(([name, value], at) =>
          place(name, value === undefined ? {} : { value }, `${at}`),
        );
        const sorted = sortPlaces(places, { key: "value", direction: "descending" });
        expect(new Set(sorted)).toEqual(new Set(places));
        const values = sorted.flatMap((one) => one.figures.value ?? []);
        expect(values).toEqual(values.toSorted((one, other) => other - one));
      }),
    );
  });
});

test("topPlaces reads from the highest rank down and leaves out what has none", () => {
  const top = (places: readonly Place[]) =>
    topPlaces(rankedBy("india", "plain", { ...AWAITED, places }));
  expect(names(top(PLACES))).toEqual(["Agra", "Bilaspur", "Patna", "Bilaspur"]);
  expect(top(Array.from({ length: 3 }, () => PLACES).flat())).toHaveLength(10);
  expect(top([])).toEqual([]);
});
