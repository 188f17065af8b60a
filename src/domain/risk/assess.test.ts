import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addUp, addUpGroups } from "./add-up.ts";
import { assess } from "./assess.ts";
import type { Place, RiskView } from "./place.ts";
import { comparable } from "./rank.ts";
import type { Status } from "./status.ts";

type Key = "reach" | "depth" | "crime";
const metric = { counts: "users", base: "people", label: "", unit: "", explanation: "" } as const;
const VIEW: RiskView<Key, "people"> = {
  name: "world",
  words: { child: "place", children: "places", groups: "groups" },
  metrics: [
    { key: "reach", group: "access", ...metric },
    { key: "depth", group: "access", ...metric },
    { key: "crime", group: "crime", ...metric },
  ],
  penetration: "reach",
  population: "people",
  leastPublished: 2,
};

function place(
  name: string,
  [reach, depth, crime]: readonly [number, number, number],
  { group = "G", people = 1, published = {}, status = "published" as Status } = {},
): Place<Key, "people"> {
  return {
    id: name.toLowerCase(),
    name,
    group,
    values: { reach, depth, crime },
    statuses: { reach: "published", depth: "published", crime: status },
    bases: { people },
    published,
  };
}

describe("assess", () => {
  test("averages ranks, plainly and by group", () => {
    const [low, high, odd] = assess(VIEW, [
      place("Low", [1, 1, 2]),
      place("High", [3, 3, 1]),
      place("Odd", [2, 2, 3]),
    ]);
    const all = [low!, high!, odd!];
    expect(all.map(({ riskIndex }) => comparable(riskIndex))).toEqual(
      [10 / 6, 20 / 3, 20 / 3].map(comparable),
    );
    expect(all.map(({ groupedIndex }) => groupedIndex)).toEqual([2.5, 5, 7.5]);
    // The indices are equal; High is ahead by reach.
    expect([low!.riskRank, high!.riskRank, odd!.riskRank]).toEqual([1, 3, 2]);
    expect(all.map(({ riskShared, riskTied }) => [riskShared, riskTied])).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
    expect([low!.groupedRank, high!.groupedRank, odd!.groupedRank]).toEqual([1, 2, 3]);
  });

  test("ranks published figures among the places that have them, and needs enough of them", () => {
    const places = assess(VIEW, [
      place("A", [1, 1, 1], { published: { p: 5, q: 1 } }),
      place("B", [2, 2, 2], { published: { p: 7, q: 9 } }),
      place("C", [3, 3, 3], { published: { p: 6 } }),
    ]);
    expect(places.map(({ publishedIndex }) => publishedIndex)).toEqual([0, 10, null]);
    expect(places.map(({ publishedRank }) => publishedRank)).toEqual([1, 2, null]);
    expect(places.map(({ publishedTied }) => publishedTied)).toEqual([1, 1, 0]);
  });

  test("gives rows with equal published figures one rank, and tells how many they are", () => {
    const published = (p: number) => ({ published: { p, q: 1 } });
    const places = assess(VIEW, [
      place("A", [1, 1, 1], published(5)),
      place("B", [2, 2, 2], published(5)),
      place("C", [3, 3, 3], published(9)),
    ]);
    expect(
      places.map(({ publishedRank, publishedTied }) => [publishedRank, publishedTied]),
    ).toEqual([
      [1, 2],
      [1, 2],
      [3, 1],
    ]);
  });

  test("takes an index and rank that are given", () => {
    const [given] = assess(VIEW, [
      { ...place("A", [1, 1, 1]), given: { index: 9, rank: 2 } },
      { ...place("B", [2, 2, 2]), given: { index: 1, rank: 1 } },
    ]);
    expect([given!.riskIndex, given!.riskRank, given!.groupedIndex]).toEqual([9, 2, 0]);
  });

  test("keeps every index within 0 and 10 and does not hang on the order of places", () => {
    const figure = fc.nat({ max: 5 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(figure, figure, figure), { minLength: 2, maxLength: 20 }),
        (figures) => {
          const places = figures.map((values, at) => place(`P${at}`, values));
          const assessed = assess(VIEW, places);
          const reversed = assess(VIEW, places.toReversed()).reverse();
          expect(assessed).toEqual(reversed);
          for (const { riskIndex, groupedIndex } of assessed) {
            expect(Math.min(riskIndex, groupedIndex)).toBeGreaterThanOrEqual(0);
            expect(Math.max(riskIndex, groupedIndex)).toBeLessThanOrEqual(10);
          }
        },
      ),
    );
  });
});

describe("addUp", () => {
  const places = assess(VIEW, [
    place("Big", [10, 10, 1], { people: 90, group: "One", status: "modelled" }),
    place("Small", [50, 20, 3], { people: 10, group: "One" }),
    place("Else", [30, 30, 2], { people: 100, group: "Two" }),
  ]);

  test("adds what is counted and its base, never percentages", () => {
    const total = addUp(VIEW, places, "equal");
    expect(total.values).toEqual({ reach: 22, depth: 20.5, crime: 1.6 });
    expect(total.statuses).toEqual({ reach: "published", depth: "published", crime: "modelled" });
    expect(total.modelledShare).toBe(1 / 9);
    expect(total.publishedIndex).toBeNull();
  });

  test("weighs the index by people or counts every place alike", () => {
    const indices = places.map(({ riskIndex }) => riskIndex);
    const [big, small, other] = indices as [number, number, number];
    const alike = (big + small + other) / 3;
    const byPeople = (90 * big + 10 * small + 100 * other) / 200;
    expect(addUp(VIEW, places, "equal").riskIndex).toBeCloseTo(alike, 12);
    expect(addUp(VIEW, places, "population").riskIndex).toBeCloseTo(byPeople, 12);
    expect(addUp(VIEW, places, "equal").riskIndexByPopulation).toBeCloseTo(byPeople, 12);
  });

  test("ranks groups among themselves", () => {
    const groups = addUpGroups(VIEW, places, "equal");
    expect(groups.map(({ name, count, riskRank }) => [name, count, riskRank])).toEqual([
      ["One", 2, 1],
      ["Two", 1, 2],
    ]);
  });

  test("gives nothing in proportion to nobody", () => {
    const nobody = places.map((one) => ({ ...one, bases: { people: 0 } }));
    expect(addUp(VIEW, nobody, "equal").values.reach).toBe(0);
  });
});
