import { expect, test } from "vitest";
import { weaknessOf } from "./weak-passwords.ts";

const EMAIL = "asha.rao@example.org";
const COMMON = "is among those that attackers try first";
const ABOUT = "is only the email or the name of this site";
const REPEATED = "repeats a few characters";
const SHORT = "has fewer than 15 characters";

test.each([
  ["", SHORT],
  ["a good sentenc", SHORT],
  // Fifteen UTF-16 units, but eight characters.
  [`${"😀".repeat(7)}a`, SHORT],
  // A combining mark does not count as another character.
  ["a\u0304".repeat(14), SHORT],
  [`${"long".repeat(256)}x`, "has more than 1024 characters"],
  ["1234567890qwerty", COMMON],
  ["QwertyUiop12345", COMMON],
  ["Sunshine1234567!", COMMON],
  ["iloveyou-iloveyou", COMMON],
  ["basketballbasketball", COMMON],
  // Long ones that leaked: made of leaked words, of keys in a row, or both.
  ["passwordpassword1", COMMON],
  ["P@ssw0rd-Passw0rd", COMMON],
  ["qwertyuiopasdfgh", COMMON],
  ["zxcvbnmasdfghjklqwertyuiop", COMMON],
  ["1q2w3e4r5t6y7u8i9o0p", COMMON],
  ["1qaz2wsx3edc4rfv5tgb", COMMON],
  ["iloveyouforever1", COMMON],
  ["monkeydragonbaseball", COMMON],
  ["football12345678", COMMON],
  ["abcdefghijklmnopqrstuvwxyz", COMMON],
  ["mailcreated5240", COMMON],
  ["asha.rao-password", COMMON],
  ["aaaaaaaaaaaaaaa", REPEATED],
  ["123123123123123", REPEATED],
  ["ShabdaGyan-ShabdaGyan", ABOUT],
  ["shabda-gyan-2026", ABOUT],
  ["asha.rao@example.org", ABOUT],
  ["AshaRao1984!!!!", ABOUT],
  ["Shabda asha 123", ABOUT],
])("%j %s", async (password, weakness) => {
  expect(await weaknessOf(password, EMAIL)).toBe(weakness);
});

test.each([
  "correct horse battery",
  "शब्द और संख्या का ज्ञान",
  "83 7492 7301 55 61",
  "asha likes mangoes",
  "a long one that is said once; ".repeat(30),
])("%j may be one", async (password) => {
  const weakness = await weaknessOf(password, EMAIL);
  expect(weakness).toBeNull();
});
