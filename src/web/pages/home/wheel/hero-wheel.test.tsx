import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { HeroWheel } from "./hero-wheel.tsx";
import { wheel as drawnWheel } from "./wheel-letters.ts";

// The page loads the stage on demand; this loads it in advance.
beforeAll(() => import("./wheel-stage.tsx"));

// jsdom does not open dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

async function openWheel() {
  const user = userEvent.setup();
  render(<HeroWheel wheel={drawnWheel} />);
  await user.click(screen.getByRole("button", { name: "Full screen" }));
  const zoom = await screen.findByLabelText("Enlarged");
  const wheel = within(screen.getByRole("dialog")).getByRole("img");
  return { user, zoom, wheel, viewBox: () => wheel.getAttribute("viewBox") };
}

test("is enlarged by the mouse wheel, 0.0015 for each unit, from 1 to 3", async () => {
  const { zoom, wheel } = await openWheel();
  expect(zoom).toHaveTextContent("1.00×");
  fireEvent.wheel(wheel, { deltaY: -100 });
  expect(zoom).toHaveTextContent("1.15×");
  fireEvent.wheel(wheel, { deltaY: -100_000 });
  expect(zoom).toHaveTextContent("3.00×");
  fireEvent.wheel(wheel, { deltaY: 100_000 });
  expect(zoom).toHaveTextContent("1.00×");
});

test("is worked by keys", async () => {
  const { user, zoom, viewBox } = await openWheel();
  await user.keyboard("++");
  expect(zoom).toHaveTextContent("1.50×");
  const before = viewBox();
  await user.keyboard("{ArrowLeft}");
  expect(viewBox()).not.toBe(before);
  await user.keyboard("{ArrowRight}");
  expect(viewBox()).toBe(before);
  await user.keyboard("-");
  expect(zoom).toHaveTextContent("1.25×");
  await user.keyboard("0");
  expect(viewBox()).toBe("-10 -10 820 820");
});

test("is worked by buttons", async () => {
  const { user, zoom } = await openWheel();
  await user.click(screen.getByRole("button", { name: /^Larger/ }));
  expect(zoom).toHaveTextContent("1.25×");
  await user.click(screen.getByRole("button", { name: /^Smaller/ }));
  expect(screen.getByRole("button", { name: /^Smaller/ })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("names every letter, which the small one has no room for", async () => {
  const { wheel } = await openWheel();
  expect(within(wheel).getByText("jh")).toBeInTheDocument();
});
