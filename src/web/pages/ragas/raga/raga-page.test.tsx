import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CHAKRAS } from "#domain/raga/chakra.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { SVARAS } from "#domain/raga/svara.ts";
import words from "../../../styles/fonts/ragas.txt?raw";
import { RagaFacts } from "./raga-page.tsx";

test("a raga with the svaras of a Hindustani thaat names it, and any other tells of none", () => {
  const { rerender } = render(<RagaFacts raga={RAGAS[44]!} />);
  expect(screen.getByText("Hindustani thaat").nextSibling).toHaveTextContent("Todi");
  rerender(<RagaFacts raga={RAGAS[0]!} />);
  expect(screen.queryByText("Hindustani thaat")).not.toBeInTheDocument();
});

const inFont = new Set(words.split(/\s+/));

test("the font of the ragas holds every word they are told in", () => {
  const told = [
    ...RAGAS.flatMap((raga) => [raga.devanagari, raga.katapayadi.note ?? ""]),
    ...CHAKRAS.map(({ devanagari }) => devanagari),
    ...SVARAS.flatMap(({ sanskrit, devanagari }) => [sanskrit, devanagari]),
    "मेलकर्ता ग्रहभेद",
  ].flatMap((text) => text.match(/[\u0900-\u097f]+/g) ?? []);
  expect(told.filter((word) => !inFont.has(word))).toEqual([]);
});
