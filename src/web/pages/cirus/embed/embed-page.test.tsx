import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openAddress } from "../../../testing/shown-address.tsx";
import { country, DISTRICTS, district, INDIA_META, STATES, WORLD_META } from "../cirus.fixture.ts";
import { EmbedPage } from "./embed-page.tsx";

const [araria] = DISTRICTS;

/** Shows the embedded comparison of an address, with these rows behind every list but the states. */
async function embed(search: string, rows: readonly object[], meta: object) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
    Response.json({ data: String(input).endsWith("/states") ? STATES : rows, meta }),
  );
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
    "Bengaluru Urban Bihar10.00 rank 2",
    "Bengaluru Rural Bihar0.00 rank 1",
  ]);
  expect(screen.queryByText("Sources")).toBeNull();
});

test("a district is found whose id does not start with the code of its state", async () => {
  const districts = [
    district("ga-north", "North Goa", "Goa", 2, 2),
    district("cooch-behar", "Cooch Behar", "Bihar", 1, 2, { state_code: "BR" }),
  ];
  expect(await embed("?place=ga-north&place=cooch-behar", districts, INDIA_META)).toEqual([
    "North Goa Goa10.00 rank 2",
    "Cooch Behar Bihar0.00 rank 1",
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
    "Goa 10.00 rank 3",
    "Haryana 5.00 rank 2",
    "Bihar 0.00 rank 1",
  ]);
});

test("a place that is gone is named below the title", async () => {
  const rows = [country("IN", "India", "Asia", 2), country("JP", "Japan", "Asia", 1)];
  expect(await embed("?view=world&place=IN&place=AN&place=YU", rows, WORLD_META)).toHaveLength(1);
  expect(screen.getByText("Not in the release: AN, YU.")).toBeVisible();
});

test("what the address asks and nobody knows is told, and the usual is shown", async () => {
  await embed(
    "?view=world&metric=wealth&index=best",
    [country("IN", "India", "Asia", 2)],
    WORLD_META,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Not understood: metric=wealth, index=best.");
  expect(screen.getByText("Plain index, 0 to 10; the highest is the most exposed")).toBeVisible();
});

test("an index that is asked for is shown, with its caveat and the release", async () => {
  const rows = [country("IN", "India", "Asia", 2), country("JP", "Japan", "Asia", 3)];
  const shown = await embed("?view=world&index=grouped&place=IN&place=JP", rows, WORLD_META);
  expect(shown).toEqual(["India 8.33 rank 6", "Japan 6.67 rank 5"]);
  expect(screen.getByText(/^CIRUS measures exposure, not insecurity/)).toBeVisible();
  expect(screen.getByRole("link", { name: "2025-09" })).toBeVisible();
});

test("a pinned release is read from its file, and one that is not here is told", async () => {
  const file = {
    id: "world-2025-09-25-0123456789ab",
    last_updated: "25/09/2025",
    metrics: [
      { key: "facebook_literate", label: "Facebook users per 100 literate adults", unit: "" },
    ],
    figure_sources: { 1: "Ad reach" },
    places: [
      {
        id: "IN",
        country: "India",
        continent: "Asia",
        figures: [[35.2, "published-old", "2023", 1]],
      },
    ],
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
    String(input).endsWith(`/cirus/releases/${file.id}/release.json`)
      ? Response.json(file)
      : Response.json({ error: "unknown" }, { status: 404 }),
  );
  openAddress(`/embed/cirus?view=world&metric=facebook_literate&place=IN&release=${file.id}`);
  const { unmount } = render(<EmbedPage />);
  expect(await screen.findByRole("row")).toHaveTextContent(
    "India 35.2 published, older year · 2023",
  );
  expect(screen.getByText("Ad reach")).toBeInTheDocument();
  unmount();
  openAddress("/embed/cirus?view=world&release=world-2001");
  render(<EmbedPage />);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "There is no release “world-2001” here.",
  );
});
