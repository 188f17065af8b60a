import type { PitchFrame } from "#domain/raga/pitch.ts";
import { isClear, keyOf, svaraOf } from "./pitch-name.ts";

interface PitchReadoutProps {
  readonly pitch: PitchFrame | null;
  readonly saHz: number | null;
}

/** The current pitch in words; it changes too fast for screen readers to announce. */
export function PitchReadout({ pitch, saHz }: PitchReadoutProps) {
  return (
    <p className="pitch-readout num">
      {pitch === null
        ? " "
        : isClear(pitch)
          ? `${pitch.hz.toFixed(1)} Hz: ${saHz === null ? keyOf(pitch.hz) : svaraOf(saHz, pitch.hz)}`
          : "No clear note"}
    </p>
  );
}
