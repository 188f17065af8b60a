import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextNote, stepAt } from "./scale-player.ts";

/** Half seconds from the second 1 on. */
const run = (endSeconds: number) => ({
  startSeconds: 1,
  fromSeconds: 1,
  endSeconds,
  steps: 8,
  secondsEach: 0.5,
});

describe("stepAt", () => {
  test("tells which note sounds, and none before the first and after the last", () => {
    const steps = [0.9, 1, 1.49, 1.5, 4.9, 5].map((seconds) => stepAt(run(5), seconds));
    expect(steps).toEqual([null, 0, 0, 1, 7, null]);
  });

  test("begins again where it is to repeat", () => {
    const steps = Array.from({ length: 11 }, (_, note) => stepAt(run(Infinity), 1.1 + note / 2));
    expect(steps.join("")).toBe("01234567012");
  });
});

describe("nextNote", () => {
  test("is where a change of tempo begins", () => {
    expect(nextNote(run(5), 1.4)).toEqual({ step: 1, seconds: 1.5 });
    expect(nextNote(run(5), 4.9)).toEqual({ step: 0, seconds: 5 });
  });

  test("is the first of a run that has not begun", () => {
    const later = { ...run(5), startSeconds: -0.5, fromSeconds: 1 };
    expect(nextNote(later, 0.2)).toEqual({ step: 3, seconds: 1 });
  });

  test("keeps time however often the tempo changes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 }),
        (tempos) => {
          let now = run(Infinity);
          tempos.forEach((secondsEach, note) => {
            const { step, seconds } = nextNote(now, now.fromSeconds + now.secondsEach / 2);
            expect(step).toBe((note + 1) % 8);
            expect(seconds).toBeCloseTo(now.fromSeconds + now.secondsEach, 9);
            const startSeconds = seconds - step * secondsEach;
            now = { ...now, startSeconds, fromSeconds: seconds, secondsEach };
          });
        },
      ),
    );
  });
});
