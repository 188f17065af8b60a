import { expect, test } from "vitest";
import { bars, type Notation, notationText, over, write } from "#domain/ganita/notation.ts";
import { hintsOf } from "./hints.ts";

const hints = (notation: Notation, answers: readonly string[]) =>
  hintsOf({ number: 1, description: "What to do:", notation }, answers).map(notationText);

test.each<[Notation, string[], string]>([
  [write`${98n} + (${-3n}) = ${95n}`, ["95"], "98 + (−3) = … "],
  [write`${4n} × ${4n} = ${16n}, ${4n} + ${0n} = ${4n}`, ["16", "4"], "4 × 4 =  … , 4 + 0 = … "],
  [write`${2n} − ${4n} = ${bars([-2])}`, ["-2"], "2 − 4 = … "],
  [write`x = ${2n} ÷ ${7n} = ${over(2n, 7n)}`, ["2/7"], "x = 2 ÷ 7 = … "],
])("a second hint leaves out what %j finds", (notation, answers, second) => {
  const [first, next] = hints(notation, answers);
  expect(first).toBe("What to do:");
  expect(next?.replace(/\s+/g, " ")).toBe(second.replace(/\s+/g, " "));
});

test("a line that would tell the answer is no hint", () => {
  expect(hints(["x = 4"], ["4"])).toEqual(["What to do:"]);
});
