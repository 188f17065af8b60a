import type { Asked, Budget, Line } from "../line.ts";
import { measureRecogniser } from "../recogniser/measure.ts";

/** How often the scale recogniser is right on synthetic sound: on a few clips, or on all. */
export const recogniser: Line = {
  number: null,
  name: "recogniser",
  what: "Clips of synthetic sound that the scale recogniser names rightly",
  measure: async (asked) =>
    measureRecogniser(asked).map(({ what, right, of, target }) => ({
      what: `Recogniser: ${what}`,
      figure: (100 * right) / of,
      unit: "%",
      budget: target === null ? null : atLeast((100 * leastRight(target, of, asked)) / of),
      note: `${right} of ${of}`,
    })),
};

// A few clips cannot show 99 in a hundred: a sample may miss one where the full set may not.
function leastRight(target: number, of: number, { whole }: Asked): number {
  return whole ? target * of : Math.floor(target * of);
}

// The clips are the same on every machine.
function atLeast(limit: number): Budget {
  return { limit, sense: "at least", isFirm: true };
}
