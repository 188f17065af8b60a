import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFINITIONS } from "#domain/ganita/definitions.ts";
import { GanitaPage } from "./ganita-page.tsx";

test("each card shows a sum that tells what its calculator does", () => {
  render(<GanitaPage />);
  const cards = screen
    .getAllByRole("link")
    .filter((link) => link.classList.contains("sutra-card-link"));
  expect(cards).toHaveLength(DEFINITIONS.length);
  for (const { path, modes } of DEFINITIONS) {
    const card = cards.find((link) => link.getAttribute("href") === `/private/ganita/${path}`)!;
    expect(within(card).getByText(modes[0].examples[0].label)).toBeVisible();
  }
});
