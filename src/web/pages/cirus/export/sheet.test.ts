import { expect, test } from "vitest";
import { COUNTRIES, DISTRICTS, INDIA_META, WORLD_META } from "../cirus.fixture.ts";
import { rankedBy } from "../figures/ranked.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { sheetOf } from "./sheet.ts";
import { shownTable } from "./shown-table.ts";

const list = readAnswer({ data: DISTRICTS, meta: INDIA_META }, "capital");
const chosen = list.places.filter(({ id }) => ["ga-north-goa", "hr-nuh"].includes(id));
const sheet = sheetOf(shownTable(rankedBy("india", "plain", list), chosen));
const cell = (row: number, head: string) => sheet.rows[row]?.[sheet.head.indexOf(head)];

test("opens with the names, rank and index", () => {
  expect(sheet.head.slice(0, 6)).toEqual([
    "District",
    "Capital",
    "State or union territory",
    "Rank of 13",
    "Place shared by equals",
    "Risk index (plain)",
  ]);
  expect(sheet.rows[0]?.slice(0, 4)).toEqual(["North Goa", "Panaji", "Goa", 6]);
  expect(sheet.rows[1]?.slice(0, 3)).toEqual(["Nuh", "Nuh", "Haryana"]);
});

test("has status, year and source of each metric beside its figure, and release, its page and terms last", () => {
  const penetration = "Internet subscriptions per 100 people";
  expect(cell(0, penetration)).toBe(600);
  expect(cell(0, `${penetration}: status`)).toBe("modelled");
  expect(cell(0, `${penetration}: year`)).toBe("June 2025");
  expect(cell(0, `${penetration}: source`)).toBe("TRAI");
  expect(cell(0, "Registered cyber crime per 1,000 people: status")).toBe("figure of the state");
  expect(sheet.head.length).toBe(6 + 10 * 4 + 3);
  for (const row of sheet.rows) {
    expect(row.slice(-3)).toEqual([
      "30/09/2025",
      `${location.origin}/cirus/releases?release=2025-09`,
      expect.stringContaining("Name those sources"),
    ]);
  }
});

test("where no source prints a figure, says so and tells no status, year or source", () => {
  const countries = readAnswer({ data: COUNTRIES, meta: WORLD_META }, "country");
  const monaco = countries.places.filter(({ id }) => id === "MC");
  const published = sheetOf(shownTable(rankedBy("world", "published", countries), monaco));
  const at = published.head.indexOf("X audience per 100 literate adults");
  expect(published.rows[0]?.slice(at, at + 4)).toEqual(["no published figure", "", "", ""]);
});

test("has the keys of each place, and beside its rank the place it shares and its range", () => {
  const range = { draws: 2000, seed: 1, share: 0.9, varied: ["Weights."] };
  const rows = DISTRICTS.map((row) =>
    row.id === "hr-nuh"
      ? { ...row, rank_tied: 2, rank_shared: 7, rank_low: 5, rank_high: 11, lgd_code: "0604" }
      : row,
  );
  const tied = readAnswer({ data: rows, meta: { ...INDIA_META, range } }, "capital");
  const nuh = tied.places.filter(({ id }) => id === "hr-nuh");
  const { head, rows: cells } = sheetOf(shownTable(rankedBy("india", "plain", tied), nuh));
  const told = Object.fromEntries(head.map((name, at) => [name, cells[0]![at]]));
  expect(told).toMatchObject({
    "Rank of 13": 8,
    "Place shared by equals": "7=",
    "Rank range from": 5,
    "Rank range to": 11,
    "LGD code": "0604",
  });
});
