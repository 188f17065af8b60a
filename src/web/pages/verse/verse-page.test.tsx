import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { readVerses } from "#domain/prosody/read-verse.ts";
import { openAddress } from "../../testing/shown-address.tsx";
import { NumbersRow } from "./numbers-row.tsx";
import { VersePage } from "./verse-page.tsx";

test("one syllable of one mātrā is counted as one", async () => {
  openAddress(`/words/verse?verse=${encodeURIComponent("क")}`);
  render(<VersePage />);
  expect(await screen.findByText("0 guru, 1 laghu: 1 mātrā")).toBeVisible();
  const [syllables, , , matras] = document.querySelector(".verse-sum")!.children;
  expect(syllables).toHaveTextContent(/^1 syllable$/);
  expect(matras).toHaveTextContent("0 × 2 + 1 = 1 mātrā");
});

// Surya Siddhanta 1.29: the years of a yuga, in E. Burgess's translation of 1860.
test("a group word says how often the word before it stands, and the places show it", () => {
  const [verse] = readVerses("khacatuṣkaradārṇavāḥ");
  render(<NumbersRow verse={verse!} lang="sa-Latn" fontClass="serif" />);
  expect(screen.getByText("× 4")).toBeVisible();
  expect(screen.getByText(/4 32 0 0 0 0/)).toHaveTextContent("4 32 0 0 0 0 = 4,320,000");
});
