import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { takeSurprises, written } from "./testing/console-errors.ts";

// Gives a slow machine enough time.
configure({ asyncUtilTimeout: 60_000 });

const FRAME_MS = 17;

// jsdom does not open dialogs. Browsers give the focus back on closing.
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();
HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, document.activeElement as HTMLElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (this.open) openers.get(this)?.focus();
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

beforeEach(() => {
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      written.push(words.map(String).join(" "));
    });
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // A frame that jsdom began in a clock of the test would keep all later ones from coming.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(takeSurprises()).toEqual([]);
});
