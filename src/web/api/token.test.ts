import { expect, test, vi } from "vitest";
import { storedToken, storeToken } from "./token.ts";

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
