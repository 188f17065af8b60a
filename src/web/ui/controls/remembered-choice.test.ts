import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useRememberedChoice } from "./remembered-choice.ts";

const useColour = () => useRememberedChoice("colour", ["red", "blue"], "red");

test("is there again on the next visit", () => {
  const { result } = renderHook(useColour);
  act(() => result.current[1]("blue"));
  expect(result.current[0]).toBe("blue");
  expect(renderHook(useColour).result.current[0]).toBe("blue");
});

test("starts afresh where something else is stored", () => {
  localStorage.setItem("colour", "{broken");
  expect(renderHook(useColour).result.current[0]).toBe("red");
});

test("lasts as long as the page where storage is denied", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
  const { result } = renderHook(useColour);
  expect(result.current[0]).toBe("red");
  act(() => result.current[1]("blue"));
  expect(result.current[0]).toBe("blue");
});
