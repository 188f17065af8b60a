import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { readVerses } from "#domain/prosody/read-verse.ts";
import { NumbersRow } from "./numbers-row.tsx";

// Surya Siddhanta 1.29: the years of a yuga, in E. Burgess's translation of 1860.
test("a group word says how often the word before it stands, and the places show it", () => {
  const [verse] = readVerses("khacatuṣkaradārṇavāḥ");
  render(<NumbersRow verse={verse!} lang="sa-Latn" fontClass="serif" />);
  expect(screen.getByText("× 4")).toBeVisible();
  expect(screen.getByText(/4 32 0 0 0 0/)).toHaveTextContent("4 32 0 0 0 0 = 4,320,000");
});
