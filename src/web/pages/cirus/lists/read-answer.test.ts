import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DISTRICTS, INDIA_META } from "../cirus.fixture.ts";
import { readAnswer } from "./read-answer.ts";

describe("an answer of this site", () => {
  const { places, ...about } = readAnswer({ data: DISTRICTS, meta: INDIA_META }, "capital");

  test("gives a place for each row", () => {
    const nuh = places.find(({ id }) => id === "hr-nuh");
    expect(nuh).toMatchObject({
      name: "Nuh",
      seat: "",
      within: "Haryana",
      figures: { cyber_risk_rank: 8, internet_penetration: 800 },
      statuses: { internet_penetration: "modelled", cyber_crime_rate_per_1000: "state-level" },
      aliases: ["Mewat"],
      position: null,
    });
    expect(places).toHaveLength(13);
  });

  test("names a capital that is called otherwise than its district", () => {
    expect(places.find(({ id }) => id === "ga-north-goa")?.seat).toBe("Panaji");
  });

  test("says of what day it is and what its metrics mean", () => {
    expect(about.lastUpdated).toBe("30/09/2025");
    expect(about.noteByMetric.get("internet_penetration")).toMatchObject({
      label: "Internet subscriptions per 100 people",
      source: "TRAI",
      year: "June 2025",
    });
  });
});

describe("an answer of another host", () => {
  const ROW = { state_district_capital: "Panaji", state_ut: "Goa", risk_index: 5 };

  test.each([
    ["as data", { data: [ROW] }],
    ["as data.data", { data: { data: [ROW] } }],
    ["bare", [ROW]],
  ])("may carry its rows %s", (_, answer) => {
    expect(readAnswer(answer, "capital").places).toMatchObject([
      { id: "Panaji, Goa", name: "Panaji", seat: "", within: "Goa", figures: { risk_index: 5 } },
    ]);
  });

  test("may carry blanks around its keys and values, and numbers as text", () => {
    const row = {
      " state_district_capital": " Panaji ",
      state_ut: "Goa ",
      " risk_index": " 5.5",
      "cyber_risk_rank ": "",
    };
    expect(readAnswer([row], "capital").places).toMatchObject([
      { name: "Panaji", within: "Goa", figures: { risk_index: 5.5 } },
    ]);
    expect(readAnswer([row], "capital").places[0]?.figures).not.toHaveProperty("cyber_risk_rank");
  });

  test("may call two metrics otherwise", () => {
    const row = { ...ROW, linkedin_audience_formal_employment: 137, " cyber_crime_rate": "0.05" };
    expect(readAnswer([row], "capital").places[0]?.figures).toEqual({
      risk_index: 5,
      linkedin_per_100_formal_employees: 137,
      cyber_crime_rate_per_1000: 0.05,
    });
  });

  test.each(["state", "state_name", "state_ut", "name"])("may name a state as %s", (field) => {
    expect(readAnswer([{ [field]: "Goa" }], "state").places[0]).toMatchObject({
      id: "Goa",
      name: "Goa",
      within: "",
    });
  });

  test("loses what is no row", () => {
    const rows = [null, 7, "Goa", {}, { state: "" }, { state: "Goa", status: "modelled" }];
    expect(readAnswer(rows, "state").places).toMatchObject([{ name: "Goa", statuses: {} }]);
  });
});

test("whatever comes, there is a list", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      const { places } = readAnswer(answer, "country");
      expect(Array.isArray(places)).toBe(true);
    }),
  );
});
