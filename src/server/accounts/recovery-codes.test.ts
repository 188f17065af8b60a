import { expect, test } from "vitest";
import { hashOfRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";

test("ten codes of 24 letters and digits, none twice", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test("a code may be typed in any of the ways people write", () => {
  const hash = hashOfRecoveryCode("01AB-CDEF-GHJK-MNPQ-RSTV-WXYZ");
  for (const typed of [
    "01ab-cdef-ghjk-mnpq-rstv-wxyz",
    "O1AB CDEF GHJK MNPQ RSTV WXYZ",
    "  oiabcdefghjkmnpqrstvwxyz\n",
    "0LAB-CDEF-GHJK-MNPQ-RSTV-WXYZ",
  ]) {
    expect(hashOfRecoveryCode(typed)).toBe(hash);
  }
  expect(hashOfRecoveryCode("01AB-CDEF-GHJK-MNPQ-RSTV-WXY0")).not.toBe(hash);
});
