import { expect, test } from "vitest";
import { roundedDecimal } from "../exact/rounded-decimal.ts";
import { DAYS_IN_YUGA, daysPerTurn, TURNINGS, turnsAfter, YEARS_IN_YUGA } from "./yuga.ts";

// Clark, The Aryabhatiya (1930), on Gitika 1: revolutions in a yuga as the translation gives them.
test("the planets turn as often as the verse says", () => {
  expect(TURNINGS.map(({ name, word }) => [name, word.value])).toEqual([
    ["Moon", 57_753_336n],
    ["Mercury", 17_937_020n],
    ["Venus", 7_022_388n],
    ["Sun", 4_320_000n],
    ["Mars", 2_296_824n],
    ["Moon’s apogee", 488_219n],
    ["Jupiter", 364_224n],
    ["Moon’s node", 232_226n],
    ["Saturn", 146_564n],
  ]);
  expect(DAYS_IN_YUGA).toBe(1_577_917_500n);
  expect(YEARS_IN_YUGA).toBe(4_320_000n);
});

// The days of a yuga shared out by its turns, to three decimals.
test("a turn takes its days", () => {
  const days = TURNINGS.map((turning) => roundedDecimal(daysPerTurn(turning), 3).text);
  expect(days.slice(0, 5)).toEqual(["27.322", "87.97", "224.698", "365.259", "687"]);
});

test("all come together again when the yuga ends, and only the node goes back", () => {
  for (const turning of TURNINGS) {
    const turns = turnsAfter(Number(DAYS_IN_YUGA), turning);
    expect(turns).toBe(Number(turning.word.value) * (turning.isBackward ? -1 : 1));
    expect(turnsAfter(0, turning)).toBeCloseTo(0);
  }
  expect(TURNINGS.filter(({ isBackward }) => isBackward).map(({ name }) => name)).toEqual([
    "Moon’s node",
  ]);
});
