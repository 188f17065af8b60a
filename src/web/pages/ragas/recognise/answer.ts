import { evidenceOf } from "#domain/raga/evidence.ts";
import { type NotEnough, recogniseScale, type ScaleHeard } from "#domain/raga/heard-scale.ts";
import { notesIn } from "#domain/raga/notes.ts";
import type { PitchFrame } from "#domain/raga/pitch.ts";

/** The result of listening: which scales the sound may be from a Sa, or why that is unknown. */
export type Answer =
  | (ScaleHeard & { readonly saHz: number })
  | (Omit<NotEnough, "reason"> & { readonly reason: NotEnough["reason"] | "no-sa" });

/**
 * Evaluates what was heard. It never guesses Sa: without Sa, the notes of most scales are also
 * those of others.
 *
 * @param saHz null where no Sa was found.
 */
export function answerTo(frames: readonly PitchFrame[], saHz: number | null): Answer {
  if (saHz !== null) {
    const recognised = recogniseScale(frames, saHz);
    return recognised.kind === "scale" ? { ...recognised, saHz } : recognised;
  }
  // Without notes, that is the problem, whatever Sa.
  return notesIn(frames).length > 0
    ? { kind: "not-enough", reason: "no-sa", svaras: 0 }
    : (recogniseScale(frames, 1) as NotEnough);
}

/** How much of each of the twelve places was heard, a held note being 1; empty without a Sa. */
export function weightsOf(frames: readonly PitchFrame[], saHz: number | null): readonly number[] {
  return saHz === null ? [] : evidenceOf(notesIn(frames), saHz).weights;
}
