import { describe, expect, test } from "vitest";
import { CALCULATOR_PATHS, DEFINITION_AT } from "#domain/ganita/calculator-path.ts";
import { GANITA_TEXTS } from "./ganita-texts.data.ts";

describe.each(CALCULATOR_PATHS)("the texts of the call of %s", (path) => {
  const { takes, refused } = GANITA_TEXTS[path];

  test("say what each mode takes, and what each of its ways where a list tells them apart", () => {
    const { modes } = DEFINITION_AT[path];
    expect(takes).toHaveLength(modes.length);
    for (const [index, mode] of modes.entries()) {
      const told = takes[index]!;
      if (typeof told !== "string") expect("forms" in mode && mode.forms.length).toBe(told.length);
    }
  });

  test("show what is refused", () => {
    expect(refused).not.toEqual({});
  });
});
