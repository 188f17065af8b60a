import { expect, test } from "vitest";
import { COUNTRIES, DISTRICTS, INDIA_META, WORLD_META } from "../cirus.fixture.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { rankedBy } from "./ranked.ts";

const districts = readAnswer({ data: DISTRICTS, meta: INDIA_META }, "capital");
const countries = readAnswer({ data: COUNTRIES, meta: WORLD_META }, "country");
const araria = districts.places[0]!;
const monaco = countries.places.find(({ id }) => id === "MC")!;
const penetration = rankedBy("india", "plain", districts).columnOf("internet_penetration");

test("a figure is shown with its status, its source and its year", () => {
  expect(penetration.figureOf(araria)).toEqual({
    value: 100,
    text: "100.0",
    status: "modelled",
    source: "TRAI",
    year: "June 2025",
  });
});

test("with published figures only, what is modelled is left out, in maps and medians too, and what a source prints is not", () => {
  const published = rankedBy("world", "published", countries);
  const x = published.columnOf("twitter_literate");
  expect(x.read(monaco)).toBeNull();
  expect(x.figureOf(monaco)).toEqual({
    value: null,
    text: "no published figure",
    status: null,
    source: "",
    year: "",
  });
  expect(published.columnOf("facebook_literate").figureOf(monaco)).toMatchObject({
    value: 52,
    status: "published",
  });
  expect(rankedBy("world", "plain", countries).columnOf("twitter_literate").read(monaco)).toBe(56);
});

test("what is missing is no data, never 0", () => {
  expect(penetration.figureOf({ ...araria, figures: {} })).toMatchObject({
    value: null,
    text: "no data",
    status: null,
  });
});

test("a metric that no place has is no column", () => {
  const metricsOf = (view: "india" | "world", list: typeof districts) =>
    rankedBy(view, "plain", list).metrics;
  expect(metricsOf("india", districts)).toHaveLength(10);
  expect(metricsOf("world", countries)).toHaveLength(8);
  expect(metricsOf("india", countries)).toEqual([]);
});

test("a column says in full what it is", () => {
  const { columnOf } = rankedBy("world", "plain", countries);
  expect(columnOf("twitter_literate")).toMatchObject({
    heading: "X, per 100 literates",
    name: "X audience per 100 literate adults",
  });
});
