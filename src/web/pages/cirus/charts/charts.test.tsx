import { expect, test } from "vitest";
import { CONTINENTS, COUNTRIES, WORLD_META } from "../cirus.fixture.ts";
import { measureOf } from "../figures/measure.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { type ChartData, figuresIn } from "./chart.ts";
import { ranksChart } from "./ranks-chart.tsx";
import { scatterChart } from "./scatter-chart.tsx";
import { spreadChart } from "./spread-chart.tsx";

const list = readAnswer({ data: COUNTRIES, meta: WORLD_META }, "country");
const X = "X audience per 100 literate adults";
const data: ChartData = {
  places: list.places,
  groups: readAnswer({ data: CONTINENTS, meta: WORLD_META }, "continent").places,
  marked: ["MC"],
  x: measureOf("world", "twitter_literate", "plain", list),
  y: measureOf("world", "index", "plain", list),
  figureOf: figuresIn("world", "plain", list),
  placesWord: "countries",
  groupsWord: "continents",
  width: 720,
};

test("a chart's file says of each figure its status, year and source", () => {
  const { origins, modelled } = scatterChart(data);
  expect(origins.head.slice(0, 3)).toEqual([`${X}: status`, `${X}: year`, `${X}: source`]);
  const monaco = list.places.findIndex(({ id }) => id === "MC");
  expect(origins.rows[monaco]).toEqual(["modelled", "June 2025", "TRAI", "", "", "computed"]);
  expect(modelled).toBe("Modelled or assumed for 1 of 7 countries");
});

test("the order of continents has theirs, the spread all sources of its places", () => {
  const ranks = ranksChart(data);
  expect(ranks.origins.rows).toEqual([
    ["modelled", "June 2025", "TRAI"],
    ["modelled", "June 2025", "TRAI"],
  ]);
  expect(ranks.modelled).toBe("Modelled or assumed for 2 of 2 continents");
  const { rows, origins } = spreadChart(data);
  expect(origins.rows).toEqual(rows.map(() => ["TRAI"]));
});

test("audiences of X, modelled for most countries, have no decimals in pictures", () => {
  expect(data.x.write(20.5)).toBe("21");
  expect(measureOf("world", "facebook_literate", "plain", list).write(20.5)).toBe("20.5");
});
