import { act, fireEvent, type RenderResult, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

const buttonFor = (text: string) => (
  <CopyButton text={text} what="number">
    Copy number
  </CopyButton>
);

let rerender: RenderResult["rerender"];
beforeEach(() => {
  // Adds a clipboard to the document.
  userEvent.setup();
  vi.useFakeTimers();
  ({ rerender } = render(buttonFor("4320000")));
});

const button = () => screen.getByRole("button");
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function press() {
  fireEvent.click(button());
  await pass(0);
}

test("copies, says so for the given time and announces what", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  expect(button()).toHaveAccessibleName("Copy number");
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("4320000");
  expect(button()).toHaveAccessibleName("Copied!");
  expect(screen.getByRole("status")).toHaveTextContent("Copied number 4320000");

  await pass(1999);
  expect(button()).toHaveAccessibleName("Copied!");
  await pass(1);
  expect(button()).toHaveAccessibleName("Copy number");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("says so for the given time from the last press on", async () => {
  await press();
  await pass(1999);
  await press();
  await pass(1999);
  expect(button()).toHaveAccessibleName("Copied!");
  await pass(1);
  expect(button()).toHaveAccessibleName("Copy number");
});

test("never says that another text was copied", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await press();
  rerender(buttonFor("108"));
  expect(button()).toHaveAccessibleName("Copy number");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("4320000");
});

test("says when the browser refuses", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
  await press();
  expect(button()).toHaveAccessibleName("Not copied");
});
