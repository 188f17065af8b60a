import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { DISTRICTS, INDIA_META } from "../cirus.fixture.ts";
import { rankedBy } from "../figures/ranked.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { ActionsContext, SelectedContext, toggled } from "../selection.tsx";
import { districtsIn } from "./india.tsx";
import { PlaceMap } from "./place-map.tsx";
import { Pointed } from "./pointed.tsx";

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
const ranked = rankedBy("india", "plain", readAnswer({ data: rows }, "capital"));
const { indexColumn: column } = ranked;
const drawing = districtsIn({}, { ranked, groups: ranked, column, map: "all" });

function Choosing({ onSelect }: { onSelect: (ids: readonly string[]) => void }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  function toggle(id: string) {
    const next = toggled(selected, id);
    setSelected(next);
    onSelect(next);
  }
  return (
    <ActionsContext value={{ toggle, showPlace: () => undefined }}>
      <SelectedContext value={selected}>
        <Pointed>
          <PlaceMap drawing={drawing} />
        </Pointed>
      </SelectedContext>
    </ActionsContext>
  );
}

function openMap() {
  const selections: (readonly string[])[] = [];
  render(<Choosing onSelect={(ids) => selections.push(ids)} />);
  return { selected: () => selections.at(-1), user: userEvent.setup({ delay: null }) };
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
  expect(here()).toBe("Hanumakonda, Deccan, rank 4 of 4, index 3.00");
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
  const { selected, user } = openMap();
  await user.tab();
  await user.keyboard("{Home}{Enter}");
  expect(selected()).toEqual(["p3"]);
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Hanumakonda");
  await user.click(screen.getByRole("checkbox", { name: "Compare Warangal, Deccan" }));
  expect(selected()).toEqual(["p3", "p2"]);
});

test("on the map of one state, a district's rank is among all of India", async () => {
  const data = DISTRICTS.map((row, at) => ({ ...row, lat: 15, lon: 74 + at / 10 }));
  const ranked = rankedBy("india", "plain", readAnswer({ data, meta: INDIA_META }, "capital"));
  const { indexColumn: column } = ranked;
  render(
    <Pointed>
      <PlaceMap drawing={districtsIn({}, { ranked, groups: ranked, column, map: "Goa" })} />
    </Pointed>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("option")).toHaveTextContent("South Goa, Goa, rank 7 of 13");
});
