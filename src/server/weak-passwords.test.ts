import { expect, test } from "vitest";
import { weaknessOf } from "./weak-passwords.ts";

const EMAIL = "asha.rao@example.org";

test.each(["password", "Password1", "1234567890", "qwertyuiop", "iloveyou"])(
  "%s is among those tried first",
  async (password) => {
    expect(await weaknessOf(password, EMAIL)).toBe("is among those that attackers try first");
  },
);

test.each([
  "ShabdaGyan",
  "shabda-gyan-2026",
  "asha.rao@example.org",
  "AshaRao1984!",
  "Shabda asha",
])("%s says no more than the account", async (password) => {
  expect(await weaknessOf(password, EMAIL)).toBe(
    "says no more than the email or the name of this site",
  );
});

test.each(["correct horse battery", "शब्द और संख्या", "83 7492 7301", "asha likes mangoes"])(
  "%s may be one",
  async (password) => {
    expect(await weaknessOf(password, EMAIL)).toBeNull();
  },
);
