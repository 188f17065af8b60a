import type { Line } from "../line.ts";
import { measureRecogniser } from "../recogniser/measure.ts";

/** How often the scale recogniser is right on synthetic sound: on few clips, or on the whole. */
export const recogniser: Line = {
  number: null,
  name: "recogniser",
  what: "Clips of synthetic sound that the scale recogniser names rightly",
  measure: async (asked) =>
    measureRecogniser(asked).map(({ what, right, of, target }) => ({
      what: `Recogniser: ${what}`,
      figure: (100 * right) / of,
      unit: "%",
      // The clips are the same on every machine, but a few of them cannot show 99 in a hundred.
      budget:
        target === null ? null : { limit: 100 * target, sense: "at least", isFirm: asked.whole },
      note: `${right} of ${of}`,
    })),
};
