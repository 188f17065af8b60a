import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { openAddress, ShownAddress } from "../../testing/shown-address.tsx";
import {
  CONTINENTS,
  COUNTRIES,
  DISTRICTS,
  INDIA_META,
  PUBLISHED_STATES,
  STATES,
  WORLD_META,
} from "./cirus.fixture.ts";
import { CirusPage } from "./cirus-page.tsx";
import { Purpose } from "./purpose.tsx";

type Answer = () => Response | Promise<Response>;

const list = (data: readonly unknown[], meta: object) => Response.json({ data, meta });

const PUBLISHED_META = {
  release: "2025-09",
  last_updated: "30/09/2025",
  released: "01/10/2025",
  count: 3,
  total: { cyber_crime_source: "NCRB", cyber_crime_year: "2023" },
};

/**
 * The API's answer for each path; the lists of one state or continent are filtered from the full
 * ones.
 */
const ANSWERS: Readonly<Record<string, Answer>> = {
  "/dhq": () => list(DISTRICTS, INDIA_META),
  "/states": () => list(STATES, INDIA_META),
  "/states/published": () => list(PUBLISHED_STATES, PUBLISHED_META),
  "/countries": () => list(COUNTRIES, WORLD_META),
  "/continents": () => list(CONTINENTS, WORLD_META),
};

function answerTo(path: string): Response {
  const [, part, name] = path.split("/");
  return part === "dhq"
    ? list(
        DISTRICTS.filter((row) => row.state_ut === name),
        INDIA_META,
      )
    : list(
        COUNTRIES.filter((row) => row.continent === name),
        WORLD_META,
      );
}

/** Opens the page at an address, with its calls answered as given or from the fixture. */
export function openPage(search = "", answers: Readonly<Record<string, Answer>> = {}) {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  // jsdom has no layout: nothing changes its size or scrolls.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal("scrollTo", () => undefined);
  const fetchSpy = vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    if (String(url).includes("india-states")) return Response.json({ Goa: "M0 0h9v9z" });
    const path = decodeURIComponent(String(url).replace(/^.*\/cirus/, ""));
    return (answers[path] ?? ANSWERS[path] ?? (() => answerTo(path)))();
  });
  openAddress(`/cirus${search}`);
  render(
    <>
      <ShownAddress />
      <CirusPage purpose={<Purpose />} />
    </>,
  );
  const calls = () =>
    fetchSpy.mock.calls
      .map(([url]) => String(url))
      .filter((url) => url.includes("/api/"))
      .map((url) => url.replace(/^.*\/cirus/, ""));
  return { calls, user: userEvent.setup({ delay: null }) };
}

export const table = (name: string) => screen.findByRole("table", { name });
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const box = (name: string | RegExp) => screen.getByRole("checkbox", { name });
export const address = () => screen.getByLabelText<HTMLInputElement>("Address").value;

/** The names in a table's rows, from top to bottom. */
export function rowNames(inTable: HTMLElement) {
  return within(inTable)
    .getAllByRole("rowheader")
    .map((header) => within(header).getByRole("button").textContent);
}
