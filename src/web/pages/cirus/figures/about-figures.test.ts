import { expect, test } from "vitest";
import { CONTINENTS, COUNTRIES, DISTRICTS, INDIA_META, WORLD_META } from "../cirus.fixture.ts";
import type { PlaceList } from "../lists/place.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { aboutFigures, CAVEATS } from "./about-figures.ts";
import { rankedBy } from "./ranked.ts";

const countries = readAnswer({ data: COUNTRIES, meta: WORLD_META }, "country");

function aboutWorld(list: PlaceList, placesWord: string, ...columns: readonly string[]) {
  const ranked = rankedBy("world", "plain", list);
  return aboutFigures({ ranked, placesWord, columns: columns.map(ranked.columnOf) });
}

test("a picture says its index, status, source, caveat, day, release and address", () => {
  expect(aboutWorld(countries, "countries", "facebook_literate")).toEqual([
    "Index: plain. The mean of the ranks in all metrics.",
    "Published for 7 of 7 countries.",
    "Sources: TRAI (June 2025).",
    CAVEATS.world,
    `CIRUS, Shabda Gyan, as of 25/09/2025, release 2025-09. ${location.origin}/cirus/releases?release=2025-09`,
  ]);
});

test("an index counts as modelled where a figure in it is, two figures where one of them is", () => {
  const modelled =
    "Modelled or assumed, at least in part, for 1 of 7 countries. Published for 6 of 7 countries.";
  expect(aboutWorld(countries, "countries", "index")).toContain(modelled);
  expect(aboutWorld(countries, "countries", "twitter_literate", "index")).toContain(modelled);
  expect(
    aboutWorld(
      readAnswer({ data: CONTINENTS, meta: WORLD_META }, "continent"),
      "continents",
      "index",
    ),
  ).toContain("Modelled or assumed, at least in part, for 2 of 2 continents.");
});

test("the figure of the state is called so", () => {
  const list = readAnswer({ data: DISTRICTS, meta: INDIA_META }, "capital");
  const ranked = rankedBy("india", "plain", list);
  const columns = [ranked.columnOf("cyber_crime_rate_per_1000")];
  expect(aboutFigures({ ranked, placesWord: "districts", columns })).toContain(
    "Taken from the state for 13 of 13 districts.",
  );
});

test("sources are those of the places, the commonest first; beyond eight they are counted", () => {
  const data = COUNTRIES.map((row, at) => ({
    ...row,
    source: { facebook_literate: `TRAI; One of ${at}; Other of ${at}` },
    year: { facebook_literate: `January ${2020 + at}` },
  }));
  const list = readAnswer({ data, meta: WORLD_META }, "country");
  const [sources] = aboutWorld(list, "countries", "facebook_literate").filter((line) =>
    line.startsWith("Sources:"),
  );
  expect(sources).toMatch(
    /^Sources: TRAI; One of 0; Other of 0; .*; 7 more, which the release names \(2020 to 2026\)\.$/,
  );
});
