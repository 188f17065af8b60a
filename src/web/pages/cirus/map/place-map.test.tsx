import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Place } from "../lists/place.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { createHeld } from "../selection/held.ts";
import { SelectionContext, toggled } from "../selection/selection.ts";
import { marksOf } from "./marks.ts";
import { PlaceMap } from "./place-map.tsx";

const BY_INDEX = { read: ({ figures }: Place) => figures.risk_index ?? null };

// Four places in a row from west to east; the last two share a point.
const rows = ["Panaji", "Belagavi", "Warangal", "Hanumakonda"].map((name, at) => ({
  id: `p${at}`,
  district: name,
  state_ut: "Deccan",
  risk_index: at,
  cyber_risk_rank: at + 1,
  lat: 16,
  lon: 74 + Math.min(at, 2),
}));

function openMap() {
  const ids = createHeld<readonly string[]>([]);
  const toggle = (id: string) => ids.set(toggled(ids.now(), id));
  const { marks } = marksOf(readAnswer({ data: rows }, "capital").places, BY_INDEX, (lon, lat) => [
    (lon - 73) * 100,
    lat * 10,
  ]);
  render(
    <SelectionContext value={{ ids, toggle }}>
      <PlaceMap
        label="Map"
        size={[400, 400]}
        marks={marks}
        index="plain"
        ranked={780}
        ground={null}
      />
    </SelectionContext>,
  );
  return { ids, user: userEvent.setup({ delay: null }) };
}

const here = () => {
  const id = screen.getByRole("listbox").getAttribute("aria-activedescendant");
  return id && document.getElementById(id)?.textContent;
};

test("one tab stop leads onto the map, arrow keys from the highest rank to its neighbours", async () => {
  const { user } = openMap();
  await user.tab();
  expect(screen.getByRole("listbox")).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(here()).toBe("Hanumakonda, Deccan, rank 4 of 780, index 3.00");
  await user.keyboard("{ArrowLeft}");
  expect(here()).toMatch(/^Warangal/);
  await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(here()).toMatch(/^Panaji/);
});

test("Home, End and Page keys go by rank", async () => {
  const { user } = openMap();
  await user.tab();
  await user.keyboard("{End}");
  expect(here()).toMatch(/^Panaji/);
  await user.keyboard("{PageUp}");
  expect(here()).toMatch(/^Belagavi/);
  await user.keyboard("{Home}{PageUp}");
  expect(here()).toMatch(/^Hanumakonda/);
});

test("Enter chooses, and what shares the point can be chosen beside it", async () => {
  const { ids, user } = openMap();
  await user.tab();
  await user.keyboard("{Home}{Enter}");
  expect(ids.now()).toEqual(["p3"]);
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Hanumakonda");
  await user.click(screen.getByRole("checkbox", { name: "Compare Warangal, Deccan" }));
  expect(ids.now()).toEqual(["p3", "p2"]);
});
