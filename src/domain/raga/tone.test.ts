import fc from "fast-check";
import { expect, test } from "vitest";
import { envelopeOf } from "./tone.ts";

test("an envelope rises from silence and falls back to it, in order of time", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 2, noNaN: true }), (seconds) => {
      const corners = envelopeOf({ startSeconds: 3, seconds });
      const times = corners.map(([time]) => time);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(corners[0]).toEqual([3, 0]);
      expect(corners.at(-1)).toEqual([3 + seconds, 0]);
      expect(Math.max(...corners.map(([, gain]) => gain))).toBe(1);
    }),
  );
});
