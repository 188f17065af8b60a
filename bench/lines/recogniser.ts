import { measureRecogniser } from "../../src/web/pages/ragas/recognise/synthetic/measure.ts";
import type { Line } from "../line.ts";

/** How often the scale recogniser is right on synthetic sound; takes some minutes. */
export const recogniser: Line = {
  number: null,
  name: "recogniser",
  measure: async (seed) =>
    measureRecogniser({ oneIn: 1, seed }).map(({ what, right, of, target }) => ({
      what: `Recogniser: ${what}`,
      figure: (100 * right) / of,
      unit: "%",
      // The clips are the same on every machine.
      budget: target === null ? null : { limit: 100 * target, sense: "at least", isFirm: true },
      note: `${right} of ${of}`,
    })),
};
