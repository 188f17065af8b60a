import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { takeSurprises, written } from "./testing/console-errors.ts";

// Gives a slow machine enough time.
configure({ asyncUtilTimeout: 60_000 });

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
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(takeSurprises()).toEqual([]);
});
