import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { HeroWheel } from "./hero-wheel.tsx";
import { wordFigure } from "./word-figure.ts";

// jsdom lays nothing out.
function showStageAs(width: number, height: number) {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, width, height),
  );
}

beforeEach(() => {
  showStageAs(1200, 640);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
      observe() {
        this.report();
      }
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

async function openWheel() {
  const user = userEvent.setup();
  const hear = vi.fn(async () => {});
  const figure = wordFigure(["g", "a", "j", "a"]);
  const voice = { hear, sounding: "j", problem: null };
  render(<HeroWheel figure={figure} voice={voice} />);
  await user.click(screen.getByRole("button", { name: "Full screen" }));
  const zoom = await screen.findByLabelText("Enlarged");
  const wheel = within(screen.getByRole("dialog")).getByRole("group");
  return { user, hear, zoom, wheel, viewBox: () => wheel.getAttribute("viewBox") };
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

test("is moved by a drag, and not by a mouse whose button was let go outside", async () => {
  const { wheel, viewBox } = await openWheel();
  // jsdom captures no pointers.
  const captured = new Set<number>();
  Object.assign(wheel.parentElement!, {
    hasPointerCapture: (id: number) => captured.has(id),
    setPointerCapture: (id: number) => captured.add(id),
  });
  const at = (clientX: number, buttons: number) => ({ pointerId: 1, clientX, buttons });
  fireEvent.wheel(wheel, { deltaY: -1000 });
  const atFirst = viewBox();
  fireEvent.pointerDown(wheel, at(1197, 1));
  fireEvent.pointerMove(wheel, at(900, 0));
  expect(viewBox()).toBe(atFirst);

  fireEvent.pointerDown(wheel, at(900, 1));
  fireEvent.pointerMove(wheel, at(800, 1));
  const dragged = viewBox();
  expect(dragged).not.toBe(atFirst);
  fireEvent.pointerUp(wheel, at(800, 0));
  fireEvent.pointerMove(wheel, at(700, 0));
  expect(viewBox()).toBe(dragged);
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

test("opens whole on a phone, and names the letters once their names have 12 px", async () => {
  showStageAs(360, 480);
  const { user, zoom, wheel, viewBox } = await openWheel();
  expect(zoom).toHaveTextContent("1.00×");
  expect(viewBox()).toBe("-10 -10 820 820");
  expect(within(wheel).queryByText("jh")).not.toBeInTheDocument();
  await user.keyboard("++");
  const nameSize = Number(within(wheel).getByText("jh").getAttribute("font-size"));
  const side = Number(viewBox()!.split(" ")[2]);
  expect((nameSize * 360) / side).toBeGreaterThanOrEqual(12);
});

test("shows the figure of the word", async () => {
  const { wheel } = await openWheel();
  const lines = [...wheel.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(lines).toContain("M400 150L376.53 251.85L637.76 322.75L376.53 251.85");
});

test("sounds the letter that is pressed, by hand or by key, and marks the one that is heard", async () => {
  const { user, hear, wheel, viewBox } = await openWheel();
  const letter = (name: string) => within(wheel).getByRole("button", { name });
  await user.click(letter("Hear ग g"));
  expect(hear).toHaveBeenLastCalledWith("g");
  const before = viewBox();
  await user.keyboard("{ArrowRight}{Enter}");
  expect(letter("Hear घ gh")).toHaveFocus();
  expect(hear).toHaveBeenLastCalledWith("gh");
  await user.keyboard("{ArrowDown} ");
  expect(hear).toHaveBeenLastCalledWith("ā");
  // The arrow keys of a letter leave the wheel where it is.
  expect(viewBox()).toBe(before);
  expect(letter("Hear ज j")).toHaveClass("is-sounding");
  expect(wheel.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});
