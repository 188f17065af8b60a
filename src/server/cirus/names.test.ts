import { expect, test } from "vitest";
import { readDay } from "./day.ts";
import { CONTINENT_GROUPS, findContinent, findState, STATES } from "./groups.ts";

test.each([
  ["Odisha", "OR"],
  ["  ODISHA ", "OR"],
  ["Orissa", "OR"],
  ["or", "OR"],
  ["tamilnadu", "TN"],
  ["Jammu &  Kashmir", "JK"],
  ["uttaranchal", "UK"],
  ["Pondicherry", "PY"],
  ["गोवा", "GA"],
  ["NCT of Delhi", "DL"],
  ["Daman and Diu", "DN"],
])("%j is the state %s", (name, id) => {
  expect(findState(name)?.id).toBe(id);
});

test.each([
  ["north AMERICA", "North America"],
  ["north-america", "North America"],
  ["Oceania", "Oceania"],
])("%j is %s", (name, continent) => {
  expect(findContinent(name)?.name).toBe(continent);
});

test.each(["", " ", "Atlantis", "constructor", "India"])("%j is neither", (name) => {
  expect([findState(name), findContinent(name)]).toEqual([null, null]);
});

test("there are 36 states and six continents, and no two share a name", () => {
  expect([STATES.length, CONTINENT_GROUPS.length]).toEqual([36, 6]);
  for (const { id, name, aliases } of STATES) {
    for (const known of [id, name, ...aliases]) expect(findState(known)?.id).toBe(id);
  }
});

test.each([
  ["2025-09-30", "2025-09-30"],
  ["30/09/2025", "2025-09-30"],
  ["2025-02-30", null],
  ["09/30/2025", null],
  ["today", null],
  ["", null],
])("the day %j is %s", (text, day) => {
  expect(readDay(text)).toBe(day);
});
