import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { storedToken, storeToken, useStoredToken } from "./token.ts";

test("a token outlives the page in the browser's storage", () => {
  storeToken("abc");
  expect(localStorage.getItem("token")).toBe("abc");
  storeToken(null);
  expect(localStorage.getItem("token")).toBeNull();
});

test("where storage is denied, a token lives as long as the page", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  storeToken("abc");
  expect(storedToken()).toBe("abc");
  storeToken(null);
  expect(storedToken()).toBeNull();
});

test("a token that another tab took away is gone here too", () => {
  storeToken("abc");
  localStorage.removeItem("token");
  expect(storedToken()).toBeNull();
});

test.each(["", "two words", "line\nbreak", "शब्द", '{"token":"abc"}'])(
  "what no header can carry is no token: %j",
  (kept) => {
    localStorage.setItem("token", kept);
    expect(storedToken()).toBeNull();
  },
);

test("a page that comes back from the browser's memory knows that another tab has logged out", () => {
  storeToken("abc");
  const { result } = renderHook(useStoredToken);
  expect(result.current).toBe("abc");
  localStorage.removeItem("token");
  act(() => void dispatchEvent(new Event("pageshow")));
  expect(result.current).toBeNull();
});
