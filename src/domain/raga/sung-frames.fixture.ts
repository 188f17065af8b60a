import type { PitchFrame } from "./pitch.ts";

/** Time from one frame to the next. */
export const HOP_SECONDS = 0.023;

/** The frames of clear notes sung one after the other, without glides. */
export function sungFrames(
  frequencies: readonly number[],
  secondsEach: number,
): readonly PitchFrame[] {
  const framesEach = Math.round(secondsEach / HOP_SECONDS);
  return frequencies.flatMap((hz, note) =>
    Array.from({ length: framesEach }, (_, frame) => ({
      seconds: (note * framesEach + frame) * HOP_SECONDS,
      hz,
      clarity: hz === 0 ? 0 : 0.95,
    })),
  );
}
