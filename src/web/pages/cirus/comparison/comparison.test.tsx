import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { COUNTRIES, WORLD_META } from "../cirus.fixture.ts";
import { rankedBy } from "../figures/ranked.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { Comparison } from "./comparison.tsx";

const all = readAnswer({ data: COUNTRIES, meta: WORLD_META }, "country");

/** How far along its bar the median of X stands in a comparison of all countries. */
function medianOfX(index: "plain" | "published") {
  const { unmount } = render(
    <Comparison
      ranked={rankedBy("world", index, all)}
      places={all.places}
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

test("what is compared can be shared by its link, with the index it has, and by a frame with the figure that is chosen", async () => {
  const user = userEvent.setup();
  const places = all.places.filter(({ id }) => id === "MC" || id === "JP");
  render(
    <Comparison
      ranked={rankedBy("world", "published", all)}
      places={places}
      onReset={() => undefined}
      onClose={() => undefined}
    />,
  );
  const share = screen.getByText("Share it, or show it in an article");
  share.parentElement!.scrollIntoView = vi.fn();
  await user.click(share);
  await waitFor(() => expect(share.parentElement!.scrollIntoView).toHaveBeenCalled());
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  const query = `view=world&index=published&${places.map(({ id }) => `place=${id}`).join("&")}`;
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/cirus?${query}&compare=`);

  await user.selectOptions(screen.getByLabelText("Figure in the article"), "facebook_literate");
  await user.click(screen.getByRole("button", { name: "Copy the frame" }));
  expect(await navigator.clipboard.readText()).toContain(
    'src="http://localhost:3000/embed/cirus?view=world&amp;metric=facebook_literate&amp;index=published&amp;release=2025-09&amp;place=',
  );
});
