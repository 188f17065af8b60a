import { render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { CALCULATORS, CARDS, FURTHER_CARDS } from "#domain/ganita/ganita.ts";
import { storeToken } from "../../../api/token.ts";
import { groupWords } from "./digits.tsx";
import { GanitaPage } from "./ganita-page.tsx";
import { SUB_SUTRAS, WAYS } from "./sutras/sutras.fixture.ts";

beforeEach(() => storeToken("abc"));

test("each card shows a sum that tells what its calculator does", () => {
  render(<GanitaPage ways={WAYS} subSutras={SUB_SUTRAS} />);
  const cards = screen
    .getAllByRole("link")
    .filter((link) => link.classList.contains("sutra-card-link"));
  expect(cards).toHaveLength(CALCULATORS.length);
  for (const { path, modes } of CALCULATORS) {
    const card = cards.find((link) => link.getAttribute("href") === `/private/ganita/${path}`)!;
    expect(within(card).getByText(groupWords(modes[0].examples[0].label, "western"))).toBeVisible();
  }
});

test("the cards, and those under them, lead to every calculator in the order of the sutras", () => {
  render(<GanitaPage ways={WAYS} subSutras={SUB_SUTRAS} />);
  const [cards, further] = screen
    .getAllByRole("list")
    .filter((list) => list.classList.contains("sutra-cards"));
  const linksIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole("link")
      .map((link) => [
        link.getAttribute("href"),
        link.querySelector(".sutra-card-name")?.textContent,
      ]);
  const linksOf = (all: typeof CARDS) =>
    all.flatMap(({ title, calculators }) =>
      calculators.map(({ path, name }) => [
        `/private/ganita/${path}`,
        calculators.length > 1 ? name : title,
      ]),
    );
  expect(linksIn(cards!)).toEqual(linksOf(CARDS));
  expect(linksIn(further!)).toEqual(linksOf(FURTHER_CARDS));
  const shared = screen.getByRole("heading", { name: "Addition & Subtraction" }).closest("li")!;
  expect(within(shared).getAllByRole("link")).toHaveLength(2);
});
