import { expect, test } from "vitest";
import { cheapHash } from "../testing/passwords.ts";
import { hashPassword, passwordMatches, TooManyChecksError } from "./passwords.ts";

test("a password matches its own hash and no other", async () => {
  const hash = await hashPassword("अक्षर akshara");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(hash, "अक्षर akshara")).toBe(true);
  expect(await passwordMatches(hash, "अक्षर Akshara")).toBe(false);
});

test("letters match however a keyboard composes them", async () => {
  expect(await passwordMatches(await hashPassword("Āryabhaṭa"), "Āryabhaṭa".normalize("NFD"))).toBe(
    true,
  );
});

test("without a hash nothing matches", async () => {
  expect(await passwordMatches(null, "")).toBe(false);
});

test("checks beyond the queue are refused, and those in it are done", async () => {
  const hash = await cheapHash("password");
  const checks = Array.from({ length: 100 }, () => passwordMatches(hash, "password"));
  const settled = await Promise.allSettled(checks);
  const refused = settled.filter((result) => result.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(TooManyChecksError);
  }
  expect(settled.filter((result) => result.status === "fulfilled" && result.value)).toHaveLength(
    100 - refused.length,
  );
  expect(await passwordMatches(hash, "password")).toBe(true);
});
