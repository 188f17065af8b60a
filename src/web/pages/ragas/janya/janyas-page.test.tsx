import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { openAddress } from "../../../testing/shown-address.tsx";
import { JanyasPage } from "./janyas-page.tsx";

// The page loads it with the first letter typed; this loads it in advance.
beforeAll(() => import("#domain/raga/search/janya-search.ts"));

// Found by its caption: in so large a table, queries by role are slow.
const names = () =>
  Array.from(
    screen.getByText("Janya ragas", { selector: "caption" }).closest("table")!.tBodies[0]!.rows,
    (row) => row.cells[0]!.textContent,
  );

test("all are there, and any script finds one with its parent, scale, kind and sources", async () => {
  const user = userEvent.setup();
  openAddress("/ragas/janya");
  render(<JanyasPage />);
  expect(names()).toHaveLength(219);
  expect(screen.getByText("219 of 219 ragas")).toHaveAttribute("role", "status");

  await user.type(screen.getByRole("searchbox"), "भैरवी");
  await screen.findByText(/^3 of 219/);
  expect(names()).toEqual(["Bhairavi", "Lalitabhairavi", "Anandabhairavi"]);
  const row = within(screen.getByRole("row", { name: /^Bhairavi/ }));
  expect(row.getByRole("link")).toHaveAttribute("href", "/ragas/20");
  expect(row.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    "20 Natabhairavi",
    "S R2 G2 M1 P D2 N2 S",
    "S N2 D1 P M1 G2 R2 S",
    "sampurna, bhashanga",
    "S C, not W R",
  ]);

  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "vakra");
  expect(names()).toEqual(["Anandabhairavi"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "audava");
  expect(names()).toEqual(["Lalitabhairavi"]);
  await user.type(screen.getByRole("searchbox"), "qxqxqxqx");
  expect(await screen.findByText(/^No raga fits/)).toBeVisible();
});
