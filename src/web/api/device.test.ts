import { expect, test, vi } from "vitest";
import { deviceSecret } from "./device.ts";

const SECRET = /^[\w-]{43}$/;

test("a device keeps one secret", () => {
  const secret = deviceSecret();
  expect(secret).toMatch(SECRET);
  expect(deviceSecret()).toBe(secret);
  localStorage.clear();
  expect(deviceSecret()).not.toBe(secret);
});

test("what is no secret is replaced", () => {
  localStorage.setItem("device", "1");
  expect(deviceSecret()).toMatch(SECRET);
});

test("where storage is denied, it lives as long as the page", () => {
  for (const method of ["getItem", "setItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  const secret = deviceSecret();
  expect(secret).toMatch(SECRET);
  expect(deviceSecret()).toBe(secret);
});
