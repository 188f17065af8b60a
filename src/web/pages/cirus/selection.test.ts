import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstTen, MAX_SELECTED, toggled } from "./selection.tsx";

describe("the selection", () => {
  test("adds in the order of choice, and takes out again", () => {
    expect(["a", "b", "a", "c"].reduce<readonly string[]>(toggled, [])).toEqual(["b", "c"]);
  });

  test("has each place once and never more than ten, whatever is pressed", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 14 }).map(String)), (presses) => {
        const ids = presses.reduce<readonly string[]>(toggled, []);
        expect(ids.length).toBeLessThanOrEqual(MAX_SELECTED);
        expect(new Set(ids).size).toBe(ids.length);
        expect(firstTen(presses)).toEqual([...new Set(presses)].slice(0, MAX_SELECTED));
      }),
    );
  });
});
