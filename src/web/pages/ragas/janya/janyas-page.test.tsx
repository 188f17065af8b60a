import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openAddress } from "../../../testing/shown-address.tsx";
import { JanyasPage } from "./janyas-page.tsx";

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
  expect(names()).toHaveLength(323);
  expect(screen.getByText("323 of 323 ragas")).toHaveAttribute("role", "status");

  await user.type(screen.getByRole("searchbox"), "भैरवी");
  await screen.findByText(/^6 of 323/);
  expect(names()).toEqual([
    "Bhairavi",
    "Vasantabhairavi",
    "Lalitabhairavi",
    "Anandabhairavi",
    "Salagabhairavi",
    "Sindhubhairavi",
  ]);
  const row = within(screen.getByRole("row", { name: /^Bhairavi/ }));
  expect(row.getByRole("link")).toHaveAttribute("href", "/ragas/20");
  expect(row.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    "20 Natabhairavi",
    "S R2 G2 M1 P D2 N2 S",
    "S N2 D1 P M1 G2 R2 S",
    "sampurna, bhashanga",
    expect.stringMatching(/^S C/),
  ]);

  expect(row.getByText(/^2 other forms/)).toBeVisible();

  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "vakra");
  expect(names()).toEqual(["Vasantabhairavi", "Anandabhairavi"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "audava");
  expect(names()).toEqual(["Lalitabhairavi", "Salagabhairavi"]);
  await user.type(screen.getByRole("searchbox"), "qxqxqxqx");
  expect(await screen.findByText(/^No raga fits/)).toBeVisible();
});

test("a name of no raga here is said before others like it, and a name of elsewhere is explained", async () => {
  const user = userEvent.setup();
  openAddress("/ragas/janya");
  render(<JanyasPage />);
  await user.type(screen.getByRole("searchbox"), "Bilahori");
  expect(await screen.findByText(/^No raga here is called “Bilahori”/)).toBeVisible();
  expect(names()).toContain("Bilahari");
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "Darbar");
  expect(await screen.findByRole("button", { name: "Darbar" })).toBeVisible();
  expect(screen.queryByText(/^No raga here is called/)).toBeNull();
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "Yaman");
  expect(await screen.findByRole("link", { name: "65 Mechakalyani" })).toHaveAttribute(
    "href",
    "/ragas/65",
  );
});
