import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openAddress } from "../../../testing/shown-address.tsx";
import { country, DISTRICTS, district, INDIA_META, STATES, WORLD_META } from "../cirus.fixture.ts";
import { EmbedPage } from "./embed-page.tsx";

const [araria] = DISTRICTS;

/**
 * Shows the embedded comparison of an address, with these rows behind every list but the states; the
 * list of a state has those whose `state_code` is its own.
 */
async function embed(search: string, rows: readonly object[], meta: object) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = String(input);
    const [, state] = /\/dhq\/(\w+)$/.exec(url) ?? [];
    const listed =
      state === undefined
        ? rows
        : rows.filter((row) => "state_code" in row && row.state_code === state);
    return Response.json({ data: url.endsWith("/states") ? STATES : listed, meta });
  });
  openAddress(`/embed/cirus${search}`);
  render(<EmbedPage />);
  await screen.findByRole("table");
  return screen.getAllByRole("row").map((row) => row.textContent);
}

test("two districts with one capital are told apart", async () => {
  const inBengaluru = { state_district_capital: "Bengaluru" };
  const districts = [
    district("br-urban", "Bengaluru Urban", "Bihar", 2, 2, inBengaluru),
    district("br-rural", "Bengaluru Rural", "Bihar", 1, 2, inBengaluru),
  ];
  expect(await embed("?place=br-urban&place=br-rural", districts, INDIA_META)).toEqual([
    "Bengaluru Urban Bihar10.00 ",
    "Bengaluru Rural Bihar0.00 ",
  ]);
  expect(screen.queryByText("Sources")).toBeNull();
});

test("a district is found whose id does not start with the code of its state", async () => {
  const districts = [
    district("ga-north", "North Goa", "Goa", 2, 2),
    district("cooch-behar", "Cooch Behar", "Bihar", 1, 2, { state_code: "BR" }),
  ];
  expect(await embed("?place=ga-north&place=cooch-behar", districts, INDIA_META)).toEqual([
    "North Goa Goa10.00 ",
    "Cooch Behar Bihar0.00 ",
  ]);
});

test("a figure has its status and year beside it, and its source below, once", async () => {
  const rows = [
    country("IN", "India", "Asia", 2, {
      year: { facebook_literate: "2023" },
      source: { facebook_literate: "Ad reach of Facebook; TRAI" },
    }),
    country("JP", "Japan", "Asia", 1),
    country("FR", "France", "Europe", 3),
  ];
  const shown = await embed(
    "?view=world&metric=facebook_literate&place=IN&place=JP&place=FR",
    rows,
    WORLD_META,
  );
  expect(shown).toEqual([
    "France 32.0 published · June 2025",
    "India 22.0 published · 2023",
    "Japan 12.0 published · June 2025",
  ]);
  const sources = screen.getByText("Sources").parentElement!;
  expect([...sources.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "TRAI",
    "Ad reach of Facebook",
  ]);
});

test("without places it shows the highest states", async () => {
  expect(await embed("", [araria!], INDIA_META)).toEqual([
    "Goa 10.00 ",
    "Haryana 5.00 ",
    "Bihar 0.00 ",
  ]);
});

test("a place that is gone is named below the title", async () => {
  const rows = [country("IN", "India", "Asia", 2), country("JP", "Japan", "Asia", 1)];
  expect(await embed("?view=world&place=IN&place=AN&place=YU", rows, WORLD_META)).toHaveLength(1);
  expect(screen.getByText("Not in the release: AN, YU.")).toBeVisible();
});
