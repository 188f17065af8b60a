import type { Articulation } from "./articulation.ts";
import { type Formants, VOWEL_FORMANTS } from "./voice/formants.data.ts";
import { PLACE_CUES, type PlaceCues } from "./voice/places.data.ts";
import { SAMPLE_RATE } from "./voice/resonator.ts";
import { speakLetter, speakStop } from "./voice/rules.ts";
import { synthesise } from "./voice/synthesiser.ts";
import { type Score, ScoreWriter } from "./voice-score.ts";
import { lettersOf } from "./voice-syllable.ts";

/** Speech made by rule, not recorded. */
export interface Spoken extends Score {
  /** One channel, from −1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** In hertz. */
  readonly sampleRate: number;
}

/** The five places as the touch walks from ka to pa. */
const WALK = ["guttural", "palatal", "retroflex", "dental", "labial"] as const;

/** The effort of a stop, by its letter. */
type StopEffort = Pick<Articulation, "latin" | "voiced" | "aspirated">;

const LEAD_MS = 15;
const FADE_MS = 45;

/**
 * Speaks a letter, a syllable or a short word in a modelled voice. Returns null if the text contains
 * anything but letters of the varnamala and its extensions, avagraha, hyphens and colons.
 *
 * @param text IAST. A consonant alone gets the a with which it is taught; a sign gets an a before
 * it.
 * @param slowness 1 at natural speed, 2 for twice as slow.
 *
 * @example
 * speak("gh")?.samples; // about 340 ms of gha
 */
export function speak(text: string, slowness = 1): Spoken | null {
  const letters = lettersOf(text);
  if (!letters) return null;
  const writer = new ScoreWriter().pause(LEAD_MS);
  for (const [index, letter] of letters.entries()) {
    speakLetter(writer, letter, { vowel: vowelNear(letters, index), slowness });
  }
  return spokenBy(writer);
}

/**
 * Speaks a stop with an a whose touch may lie between two of the five places.
 *
 * @param walk 0 where ka is made, 1 for ca, 2 ṭa, 3 ta, 4 pa.
 */
export function speakBetween(walk: number, effort: StopEffort, slowness = 1): Spoken {
  const writer = new ScoreWriter().pause(LEAD_MS);
  const [vowel] = VOWEL_FORMANTS.a!;
  speakStop(writer, effort, cuesBetween(walk), { vowel, slowness });
  const a = lettersOf("a")![0]!;
  speakLetter(writer, a, { vowel, slowness });
  return spokenBy(writer);
}

function spokenBy(writer: ScoreWriter): Spoken {
  const score = writer.set("voice", 0, FADE_MS).pause(FADE_MS).end();
  return { ...score, samples: synthesise(score), sampleRate: SAMPLE_RATE };
}

/** The beginning of the next vowel, or at the end the end of the last one. */
function vowelNear(letters: readonly Articulation[], index: number): Formants {
  const next = letters.slice(index).find(({ manner }) => manner === "vowel");
  if (next) return VOWEL_FORMANTS[next.latin]![0];
  const last = letters.findLast(({ manner }) => manner === "vowel")!;
  const [start, end] = VOWEL_FORMANTS[last.latin]!;
  return end ?? start;
}

function cuesBetween(walk: number): PlaceCues {
  const from = PLACE_CUES[WALK[Math.floor(walk)]!];
  const share = walk % 1;
  if (share === 0) return from;
  const to = PLACE_CUES[WALK[Math.ceil(walk)]!];
  const mix = (a: number, b: number) => a + (b - a) * share;
  const pair = (a: readonly [number, number], b: readonly [number, number]) =>
    [mix(a[0], b[0]), mix(a[1], b[1])] as const;
  return {
    locus: pair(from.locus, to.locus),
    vowelShare: pair(from.vowelShare, to.vowelShare),
    glideMs: mix(from.glideMs, to.glideMs),
    burst: {
      hertz: mix(from.burst.hertz, to.burst.hertz),
      bandwidth: mix(from.burst.bandwidth, to.burst.bandwidth),
    },
    burstMs: mix(from.burstMs, to.burstMs),
    burstLevel: mix(from.burstLevel, to.burstLevel),
    onsetMs: pair(from.onsetMs, to.onsetMs),
  };
}
