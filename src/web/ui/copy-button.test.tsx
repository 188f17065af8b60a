import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

beforeEach(() => {
  // Adds a clipboard to the document.
  userEvent.setup();
  vi.useFakeTimers();
  render(
    <CopyButton text="4320000" what="number" milliseconds={1000}>
      Copy number
    </CopyButton>,
  );
});

const button = () => screen.getByRole("button");
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("copies, says so for the given time and announces what", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  expect(button()).toHaveAccessibleName("Copy number");
  fireEvent.click(button());
  await pass(0);
  expect(writeText).toHaveBeenCalledExactlyOnceWith("4320000");
  expect(button()).toHaveAccessibleName("Copied!");
  expect(screen.getByRole("status")).toHaveTextContent("Copied number 4320000");

  await pass(999);
  expect(button()).toHaveAccessibleName("Copied!");
  await pass(1);
  expect(button()).toHaveAccessibleName("Copy number");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("says when the browser refuses", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
  fireEvent.click(button());
  await pass(0);
  expect(button()).toHaveAccessibleName("Not copied");
});
