import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAGAS } from "#domain/raga/raga.ts";
import { RagaFacts } from "./raga-page.tsx";

test("a raga with the svaras of a Hindustani thaat names it, and any other tells of none", () => {
  const { rerender } = render(<RagaFacts raga={RAGAS[44]!} />);
  expect(screen.getByText("Hindustani thaat").nextSibling).toHaveTextContent("Todi");
  rerender(<RagaFacts raga={RAGAS[0]!} />);
  expect(screen.queryByText("Hindustani thaat")).not.toBeInTheDocument();
});
