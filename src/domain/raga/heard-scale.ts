import { type Evidence, evidenceOf, SUPPORT_OF_A_SLIP } from "./evidence.ts";
import { MELAKARTA_NUMBERS, melakartaScale, semitonesOf } from "./melakarta.ts";
import { notesIn } from "./notes.ts";
import type { PitchFrame } from "./pitch.ts";
import { type Svara, svaraFacts } from "./svara.ts";

/** A melakarta that may have been heard, and why. */
export interface Candidate {
  readonly number: number;
  readonly heard: readonly Svara[];
  readonly unheard: readonly Svara[];
  /** Places that were heard but are not in the scale, in semitones above Sa. */
  readonly foreign: readonly number[];
}

/** Enough was heard to name the scales it can be. */
export interface ScaleHeard {
  readonly kind: "scale";
  /** The three best, best first. */
  readonly candidates: readonly Candidate[];
  /** The melakartas with all svaras heard of the best one: only it, or more if some are unheard. */
  readonly fitting: readonly number[];
}

/** Too little was heard to name a scale, and it does not guess. */
export interface NotEnough {
  readonly kind: "not-enough";
  readonly reason: "silence" | "no-note" | "few-svaras" | "no-scale";
  /** The number of svaras heard of the scale that fits best. */
  readonly svaras: number;
}

/** A place counts as heard from this weight on; a full note weighs 1. */
const HEARD_WEIGHT = 0.4;

/** Fewer svaras fit too many scales. */
const LEAST_SVARAS = 5;

/** Speech rarely reaches 5; a scale sung up once reaches about 8, up and down about 14. */
const LEAST_SUPPORT = 6.5;

/** The number of candidates returned. */
const TOLD = 3;

/** Of scales that fit alike, those without clashing svaras come first. */
const IN_TURN = MELAKARTA_NUMBERS.toSorted(
  (one, other) => Number(melakartaScale(one).vivadi) - Number(melakartaScale(other).vivadi),
);

/**
 * Recognises which of the 72 scales was sung or played from a known Sa. It finds the notes of a
 * scale, not the raga of a performance: it ignores movement between notes. Sa must be known,
 * because most melakartas have the same notes as another one with a different Sa.
 *
 * @see relativesOf, for the scales that only Sa tells apart.
 *
 * @example
 * recogniseScale([], 240); // not enough, for silence
 */
export function recogniseScale(
  frames: readonly PitchFrame[],
  saHz: number,
): ScaleHeard | NotEnough {
  const notes = notesIn(frames);
  if (notes.length === 0) {
    return notEnough(frames.some(({ hz }) => hz > 0) ? "no-note" : "silence", 0);
  }

  const evidence = evidenceOf(notes, saHz);
  const ranked = IN_TURN.map((number) => ({
    candidate: candidateOf(number, evidence),
    support: supportFor(number, evidence),
  })).sort((one, other) => other.support - one.support);

  const { candidate: best, support } = ranked[0]!;
  if (best.heard.length < LEAST_SVARAS) {
    return notEnough("few-svaras", best.heard.length);
  }
  if (support < LEAST_SUPPORT) return notEnough("no-scale", best.heard.length);
  const heard = best.heard.map(placeOf);
  return {
    kind: "scale",
    candidates: ranked.slice(0, TOLD).map(({ candidate }) => candidate),
    fitting: MELAKARTA_NUMBERS.filter((number) => {
      const places = semitonesOf(number);
      return heard.every((place) => places.includes(place));
    }),
  };
}

function candidateOf(number: number, { weights }: Evidence): Candidate {
  const { svaras } = melakartaScale(number);
  const places = semitonesOf(number);
  const isHeard = (place: number) => weights[place]! >= HEARD_WEIGHT;
  return {
    number,
    heard: svaras.filter((svara) => isHeard(placeOf(svara))),
    unheard: svaras.filter((svara) => !isHeard(placeOf(svara))),
    foreign: [...weights.keys()].filter((place) => isHeard(place) && !places.includes(place)),
  };
}

function supportFor(number: number, { weights, support }: Evidence): number {
  const places = semitonesOf(number);
  return weights.reduce(
    (sum, weight, place) =>
      sum + (places.includes(place) ? support[place]! : weight * SUPPORT_OF_A_SLIP),
    0,
  );
}

function placeOf(svara: Svara): number {
  return svaraFacts(svara).semitones;
}

const notEnough = (reason: NotEnough["reason"], svaras: number): NotEnough => ({
  kind: "not-enough",
  reason,
  svaras,
});
