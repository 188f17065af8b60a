import { expect, test } from "vitest";
import { counterOfCode, newTotpSecret, totpAddress, totpCode } from "./totp.ts";

// RFC 6238, appendix B, for SHA-1: the ASCII digits 1 to 0 twice, and the last six of eight digits.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const VECTORS: readonly [seconds: number, counter: number, code: string][] = [
  [59, 0x1, "287082"],
  [1_111_111_109, 0x23523ec, "081804"],
  [1_111_111_111, 0x23523ed, "050471"],
  [1_234_567_890, 0x273ef07, "005924"],
  [2_000_000_000, 0x3f940aa, "279037"],
  [20_000_000_000, 0x27bc86aa, "353130"],
];

test.each(VECTORS)("at %d seconds the code of RFC 6238 is right", (seconds, counter, code) => {
  expect(totpCode(SECRET, seconds * 1000)).toBe(code);
  expect(counterOfCode(SECRET, code, seconds * 1000)).toBe(counter);
  expect(counterOfCode(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)} `, seconds * 1000)).toBe(
    counter,
  );
});

test("a clock may be off by half a minute, and not by a minute", () => {
  const noon = Date.UTC(2026, 10, 22, 12);
  const step = noon / 30_000;
  for (const [seconds, counter] of [
    [-30, step - 1],
    [0, step],
    [30, step + 1],
    [-60, null],
    [60, null],
  ] as const) {
    const code = totpCode(SECRET, noon + seconds * 1000);
    expect([seconds, counterOfCode(SECRET, code, noon)]).toEqual([seconds, counter]);
  }
});

test.each(["", "12345", "1234567", "abcdef", "２８７０８２", "-28708"])("%j is no code", (text) => {
  expect(counterOfCode(SECRET, text, 59_000)).toBeNull();
});

test("a secret has 160 bits, and its address is what apps read", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const { protocol, host, pathname, searchParams } = new URL(
    totpAddress(secret, "asha@example.org"),
  );
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    "otpauth:",
    "totp",
    "/Shabda Gyan:asha@example.org",
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: "Shabda Gyan",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
