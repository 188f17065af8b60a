import { evidenceOf } from "#domain/raga/recognise/evidence.ts";
import { notesIn } from "#domain/raga/recognise/notes.ts";
import type { PitchFrame } from "#domain/raga/recognise/pitch.ts";
import { type NotEnough, recogniseScale, type ScaleHeard } from "#domain/raga/recognise/scale.ts";

/** What can be said of a sound: which scales it may be from a Sa, or why that cannot be told. */
export type Answer = (ScaleHeard & { readonly saHz: number }) | Pick<NotEnough, "kind" | "message">;

const NO_SA: Answer = {
  kind: "not-enough",
  message:
    "Sa was not heard: the first note has to be Sa, held alone for a second and a half. You can also choose Sa by its key.",
};

/**
 * Says what was heard. No Sa is guessed: without one, the notes of most scales are those of others
 * too.
 *
 * @param saHz null where no Sa was found.
 */
export function answerTo(frames: readonly PitchFrame[], saHz: number | null): Answer {
  if (saHz !== null) {
    const told = recogniseScale(frames, saHz);
    return told.kind === "scale" ? { ...told, saHz } : told;
  }
  // Where there are no notes, that is what is wrong, whatever Sa.
  return notesIn(frames).length > 0 ? NO_SA : (recogniseScale(frames, 1) as NotEnough);
}

/** How much was heard of each of the twelve places, a held note being 1; nothing without a Sa. */
export function weightsOf(frames: readonly PitchFrame[], saHz: number | null): readonly number[] {
  return saHz === null ? [] : evidenceOf(notesIn(frames), saHz).weights;
}
