import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { COUNTRIES, WORLD_META } from "../cirus.fixture.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { Comparison } from "./comparison.tsx";

const all = readAnswer({ data: COUNTRIES, meta: WORLD_META }, "country");

/** How far along its bar the median of X stands in a comparison of all countries. */
function medianOfX(index: "plain" | "published") {
  const { unmount } = render(
    <Comparison
      view="world"
      index={index}
      places={all.places}
      all={all}
      onReset={() => undefined}
      onClose={() => undefined}
    />,
  );
  const block = screen.getByRole("table", { name: "X audience per 100 literate adults" });
  const [bar] = block.querySelectorAll<HTMLElement>(".bar");
  const median = Number.parseFloat(bar!.style.getPropertyValue("--median"));
  unmount();
  return median;
}

// The seven figures are 16, 26 … 76; that of Monaco, 56, is modelled.
test("with published figures only, the median is that of these", () => {
  expect(medianOfX("plain")).toBeCloseTo((100 * 46) / 76, 6);
  expect(medianOfX("published")).toBeCloseTo((100 * 41) / 76, 6);
});
