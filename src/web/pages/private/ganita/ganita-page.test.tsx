import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { CALCULATOR_AT, CALCULATORS, type Definition } from "#domain/ganita/ganita.ts";
import { storeToken } from "../../../api/token.ts";
import { formAddress, readAddress } from "./address.ts";
import { groupWords } from "./digits.tsx";
import { GanitaPage } from "./ganita-page.tsx";
import { SUB_SUTRAS, WAYS } from "./sutras/sutras.fixture.ts";

beforeEach(() => {
  storeToken("abc");
  render(<GanitaPage ways={WAYS} subSutras={SUB_SUTRAS} />);
});

test("the cards lead to every calculator in the order of the sutras, each with a sum that tells what it does", () => {
  const lists = screen.getAllByRole("list").filter((list) => list.matches(".sutra-cards"));
  const shown = lists.map((list) =>
    within(list)
      .getAllByRole("link")
      .map((link) => [
        link.getAttribute("href"),
        ...[".sutra-card-name", ".sutra-card-sum"].map((part) =>
          link.querySelector(part)!.textContent.replaceAll("−", "-"),
        ),
      ]),
  );
  const linksOf = (group: Definition["group"]) =>
    CALCULATORS.filter((each: Definition) => each.group === group).map(({ path, name, modes }) => [
      `/private/ganita/${path}`,
      path === "gunakanupatih" ? "Gunitasamuccayah" : name,
      groupWords(modes[0].examples[0]!.label, "western").replaceAll("−", "-"),
    ]);
  expect(shown).toEqual([linksOf(undefined), linksOf("further")]);
  expect(shown.flat()).toHaveLength(CALCULATORS.length);
  const shared = screen.getByRole("heading", { name: "Addition & Subtraction" }).closest("li")!;
  expect(within(shared).getAllByRole("link")).toHaveLength(2);
});

test("everything that the calculators do is found by its problem", () => {
  const modes = (CALCULATORS as readonly Definition[]).flatMap((definition) =>
    definition.modes.map(({ mode }) => `${definition.path} ${mode}`),
  );
  const opened = WAYS.map((way) => `${way.path} ${formAt(formAddress(way), way.path).mode}`);
  expect(new Set(opened)).toEqual(new Set(modes));
});

const formAt = (address: string, path: (typeof WAYS)[number]["path"]) =>
  readAddress(path, new URL(address, "https://example.org").searchParams).form;

test("a way and a sub-sutra open the form they choose", () => {
  for (const used of [...WAYS, ...SUB_SUTRAS.flatMap(({ usedBy }) => usedBy)]) {
    expect(formAt(formAddress(used), used.path).fixed).toMatchObject(used.form ?? {});
  }
});

test("the page lists the problems when it is asked, each with an example", async () => {
  await userEvent.click(screen.getByRole("button", { name: "What do you want to work out?" }));
  const titles = await screen.findAllByRole("term");
  expect(document.body).not.toHaveFocus();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "Multiply",
    "Divide",
    "Square and cube",
    "Roots",
    "Equations",
    "Factor",
    "Fractions and recurring decimals",
    "Add and subtract",
    "Divisible?",
  ]);
  const cube = screen.getByRole("link", { name: "Cube a number near 10, 100, 1,000 …" });
  expect(cube).toHaveAttribute("href", "/private/ganita/yavadunam?power=3");
  expect(cube.closest("dd")).toHaveTextContent("98³");
  expect(screen.getByRole("link", { name: "Two unknowns" }).closest("dd")).toHaveTextContent(
    CALCULATOR_AT["sankalana-vyavakalanabhyam"].modes[0]!.examples[0]!.label,
  );
});

test("thirteen sub-sutras, with links to the forms that use them", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Show the thirteen sub-sutras" }));
  const titles = screen.getAllByRole("heading", { level: 3 });
  expect(titles).toHaveLength(13);
  const links = within(titles[0]!.closest("ol")!).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    SUB_SUTRAS.flatMap(({ usedBy }) => usedBy.map(formAddress)),
  );
});
