import { describe, expect, test } from "vitest";
import { CALCULATOR_PATHS, DEFINITION_AT } from "#domain/ganita/calculator-path.ts";
import { formsOf, type Mode } from "#domain/ganita/definition.ts";
import { GANITA_TEXTS } from "./ganita-texts.data.ts";

describe.each(CALCULATOR_PATHS)("the texts of the call of %s", (path) => {
  const { takes } = GANITA_TEXTS[path];

  test("say what each mode takes, and what each of its ways where a field tells them apart", () => {
    const modes: readonly Mode[] = DEFINITION_AT[path].modes;
    const ways = modes.map(formsOf).map((forms) => {
      const areTold = modes.length > 1 && forms.every(({ fixed }) => fixed !== undefined);
      return areTold ? forms.length : 1;
    });
    expect(takes.map((told) => [told].flat().length)).toEqual(ways);
  });
});
