import { expect, test } from "vitest";
import { COUNTRIES, DISTRICTS, INDIA_META, WORLD_META } from "../cirus.fixture.ts";
import type { Place } from "../lists/place.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { filledMetrics, fullLabel, sortByField } from "./columns.ts";
import { METRICS } from "./metrics.ts";
import { shownFigure, shownValue, UNPUBLISHED } from "./shown-figure.ts";

const [araria] = readAnswer({ data: DISTRICTS, meta: INDIA_META }, "capital").places as [Place];
const world = readAnswer({ data: COUNTRIES, meta: WORLD_META }, "country").places;
const metric = (key: string) =>
  [...METRICS.india, ...METRICS.world].find((one) => one.key === key)!;

test("a figure is shown with its status", () => {
  expect(shownFigure(araria, metric("internet_penetration"), "plain")).toEqual({
    value: 100,
    text: "100.0",
    status: "modelled",
  });
});

test("with published figures only, what is modelled is left out and what a source prints is not", () => {
  expect(shownFigure(araria, metric("internet_penetration"), "published")).toEqual({
    value: null,
    text: UNPUBLISHED,
    status: null,
  });
  expect(shownFigure(araria, metric("cyber_crime_rate_per_1000"), "published")).toMatchObject({
    value: 109,
    status: "state-level",
  });
});

test("with published figures only, maps and medians leave out what tables do", () => {
  expect(shownValue(araria, "internet_penetration", "plain")).toBe(100);
  expect(shownValue(araria, "internet_penetration", "published")).toBeNull();
  expect(shownValue(araria, "cyber_crime_rate_per_1000", "published")).toBe(109);
  expect(shownValue(araria, "nothing", "plain")).toBeNull();
});

test("what is missing is no data, never 0", () => {
  const empty = { ...araria, figures: {} };
  expect(shownFigure(empty, metric("internet_penetration"), "plain")).toEqual({
    value: null,
    text: "no data",
    status: null,
  });
});

test("a metric that no place has is no column", () => {
  expect(filledMetrics(METRICS.india, [araria])).toHaveLength(10);
  expect(filledMetrics(METRICS.world, world)).toHaveLength(8);
  expect(filledMetrics(METRICS.india, world)).toEqual([]);
});

test("a column says in full what it is", () => {
  expect(fullLabel(metric("twitter_literate"))).toBe("X, per 100 literates");
});

test("rank and index are those of the index chosen", () => {
  const byRank = { key: "rank", direction: "descending" } as const;
  expect(sortByField(byRank, "grouped").key).toBe("grouped_rank");
  expect(sortByField({ ...byRank, key: "index" }, "published").key).toBe("published_index");
  expect(sortByField({ ...byRank, key: "name" }, "grouped").key).toBe("name");
});
