import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openAddress } from "../../testing/shown-address.tsx";
import { EXAMPLES } from "./examples.ts";
import { VersePage } from "./verse-page.tsx";
import { versesIn } from "./verse-view.ts";

test("whoever tries again to load the reader of verses goes on at the weights", async () => {
  vi.doMock("./verse-view.ts", () => {
    throw new Error("no line");
  });
  openAddress(`/words/verse?verse=${encodeURIComponent("रामः")}`);
  render(<VersePage first={[...versesIn(EXAMPLES[0].text)][0]!.view()} />);
  const again = await screen.findByRole("button", { name: "Try again" });
  vi.doUnmock("./verse-view.ts");
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  const weights = screen.getByRole("region", { name: "The weights" });
  await waitFor(() => expect(weights).toHaveTextContent("= 4 mātrās"));
  expect(weights).toContainElement(document.activeElement as HTMLElement);
});

test("one syllable of one mātrā is counted as one", async () => {
  openAddress(`/words/verse?verse=${encodeURIComponent("क")}`);
  render(<VersePage first={[...versesIn(EXAMPLES[0].text)][0]!.view()} />);
  expect(await screen.findByText("0 guru, 1 laghu: 1 mātrā")).toBeVisible();
  const [syllables, , , matras] = document.querySelector(".verse-sum")!.children;
  expect(syllables).toHaveTextContent(/^1 syllable$/);
  expect(matras).toHaveTextContent("0 × 2 + 1 = 1 mātrā");
});
