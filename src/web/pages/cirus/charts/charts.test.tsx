import { expect, test } from "vitest";
import { CONTINENTS, COUNTRIES, WORLD_META } from "../cirus.fixture.ts";
import { rankedBy } from "../figures/ranked.ts";
import { readAnswer } from "../lists/read-answer.ts";
import type { ChartData } from "./chart.ts";
import { linesOf } from "./poster.tsx";
import { ranksChart } from "./ranks-chart.tsx";
import { relationOf } from "./relation.ts";
import { apart, scatterChart } from "./scatter-chart.tsx";
import { spreadChart } from "./spread-chart.tsx";

const list = readAnswer({ data: COUNTRIES, meta: WORLD_META }, "country");
const X = "X audience per 100 literate adults";
const world = rankedBy("world", "plain", list);
const continents = readAnswer({ data: CONTINENTS, meta: WORLD_META }, "continent");
const data: ChartData = {
  ranked: world,
  placesWord: "countries",
  marked: ["MC"],
  x: world.columnOf("twitter_literate"),
  y: world.indexColumn,
  width: 720,
};

test("a chart's file says of each figure its status, year and source", () => {
  const { origins } = scatterChart(data);
  expect(origins.head.slice(0, 3)).toEqual([`${X}: status`, `${X}: year`, `${X}: source`]);
  const monaco = list.places.findIndex(({ id }) => id === "MC");
  expect(origins.rows[monaco]).toEqual([
    "modelled",
    "June 2025",
    "TRAI",
    "modelled",
    "",
    "computed",
  ]);
});

test("the order of continents has theirs, the spread all sources of its places", () => {
  const ranks = ranksChart({ ...data, ranked: rankedBy("world", "plain", continents) });
  expect(ranks.origins.rows).toEqual([
    ["modelled", "June 2025", "TRAI"],
    ["modelled", "June 2025", "TRAI"],
  ]);
  const { rows, origins } = spreadChart(data);
  expect(origins.rows).toEqual(rows.map(() => ["TRAI"]));
});

test("audiences of X, modelled for most countries, have no decimals in pictures", () => {
  expect(data.x.write(20.5)).toBe("21");
  expect(world.columnOf("facebook_literate").write(20.5)).toBe("20.5");
});

test.each([
  [
    "world",
    "index",
    "facebook_literate",
    "The index contains the other: it is one of its 8 metrics",
  ],
  ["india", "facebook_audience_literate", "linkedin_audience_internet", "the internet users"],
  ["world", "twitter_literate", "facebook_internet", "the Facebook audience"],
  ["india", "internet_penetration", "twitter_audience_literate", "the internet users"],
  ["india", "cyber_crime_rate_per_1000", "internet_penetration", ""],
] as const)("a rank correlation of %s %s and %s tells what they share", (view, x, y, sentence) => {
  const ranked = rankedBy(view, "plain", list);
  const relation = relationOf(ranked, ranked.columnOf(x), ranked.columnOf(y));
  expect(relation).toContain(sentence);
  expect(relation === "").toBe(sentence === "");
});

test.each([
  ["india", "internet_subscriptions_per_100", "it is one of its 2 metrics"],
  ["india", "cyber_crime_cases", ""],
  ["world", "facebook_literate", "it is one of its 6 metrics"],
  ["world", "twitter_literate", ""],
] as const)("the index of published figures of %s and %s: %j", (view, key, sentence) => {
  const ranked = rankedBy(view, "published", list);
  const relation = relationOf(ranked, ranked.indexColumn, ranked.columnOf(key));
  expect(relation).toContain(sentence);
  expect(relation === "").toBe(sentence === "");
});

test("where one figure is the same everywhere there is no correlation, and the sentence says so", () => {
  const flat = { ...data.x, read: () => 1 };
  expect(scatterChart({ ...data, x: flat }).note).toBe(
    "One figure is the same everywhere, so there is no correlation.",
  );
});

test("texts in a picture are broken into lines that fit", () => {
  expect(linesOf("as of 30/09/2025, release india", 12)).toEqual([
    "as of",
    "30/09/2025,",
    "release",
    "india",
  ]);
});

test.each([
  ["stay where they are if there is room", [30, 10], [30, 10]],
  ["move down where two would overlap", [30, 10, 12], [30, 10, 20]],
  ["move up from the end", [98, 97, 40], [100, 90, 40]],
])("positions %s", (_, wanted, moved) => {
  expect(apart(wanted, 10, 100)).toEqual(moved);
});
