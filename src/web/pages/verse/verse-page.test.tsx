import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAddress } from "../../testing/shown-address.tsx";
import { VersePage } from "./verse-page.tsx";

test("one syllable of one mātrā is counted as one", async () => {
  openAddress(`/words/verse?verse=${encodeURIComponent("क")}`);
  render(<VersePage />);
  expect(await screen.findByText("0 guru, 1 laghu: 1 mātrā")).toBeVisible();
  const [syllables, , , matras] = document.querySelector(".verse-sum")!.children;
  expect(syllables).toHaveTextContent(/^1 syllable$/);
  expect(matras).toHaveTextContent("0 × 2 + 1 = 1 mātrā");
});
