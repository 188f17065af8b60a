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
  render(<VersePage first={versesIn(EXAMPLES[0].text)[0]!.view()} />);
  const again = await screen.findByRole("button", { name: "Try again" });
  vi.doUnmock("./verse-view.ts");
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  const weights = screen.getByRole("region", { name: "The weights" });
  await waitFor(() => expect(weights).toHaveTextContent("= 4 mātrās"));
  expect(weights).toContainElement(document.activeElement as HTMLElement);
});
