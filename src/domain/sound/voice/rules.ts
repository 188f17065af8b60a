import { type MainSthana, STHANAS } from "../articulation.data.ts";
import type { Articulation } from "../articulation.ts";
import type { ScoreWriter } from "../voice-score.ts";
import { type Formants, SONORANT_FORMANTS, VOWEL_FORMANTS } from "./formants.data.ts";
import { PLACE_CUES, type PlaceCues, SIBILANTS } from "./places.data.ts";

/*
 * How each kind of letter is spoken. Slowness stretches only what can be held, never a burst, an
 * onset or a glide, because the ear recognises letters by them.
 */

/** How long a short vowel lasts; a long one lasts twice as long, as measured in Malayalam. */
const SHORT_MS = 160;
const CLOSURE_MS = 80;
const MURMUR_MS = 90;
const SEMIVOWEL_MS = 60;
// Jongman 2000: sibilants alone in a syllable last 178 ms and are 9 to 10 dB weaker than their
// vowel.
const SIBILANT_MS = 150;
const SIBILANT_LEVEL = 0.33;
const BREATHY_MS = 85;
const ASPIRATE_MS = 80;
const VISARGA_MS = 150;
const ANUSVARA_MS = 170;

/** The first resonance while something closes the mouth. */
const CLOSED_F1 = 240;
/** The resonances of a nasal murmur are higher (Klatt 1980, Table III: 480 Hz). */
const MURMUR_F1 = 480;

/** The context of a letter: what follows, and the speed. */
interface Context {
  /** The resonances of the vowel it leads to, or comes from at the end. */
  readonly vowel: Formants;
  /** 1 at natural speed, 2 for twice as slow. */
  readonly slowness: number;
}

type Rule = (writer: ScoreWriter, letter: Articulation, context: Context) => void;

/** Speaks one letter. */
export const speakLetter: Rule = (writer, letter, context) =>
  ruleOf(letter)(writer, letter, context);

function ruleOf({ manner, nasal, voiced }: Articulation): Rule {
  switch (manner) {
    case "vowel":
      return speakVowel;
    case "stop":
    case "affricate":
      return nasal ? speakNasal : speakStopOfPlace;
    case "sibilant":
      return speakSibilant;
    case "aspirate":
      return speakAspirate;
    case "ayogavaha":
      return voiced ? speakAnusvara : speakVisarga;
    default:
      return speakSonorant;
  }
}

/** The cues of a letter's place; one between two places has those of the front one. */
function cuesOf({ sthana }: Articulation): PlaceCues {
  const place: MainSthana = STHANAS[sthana].parts.at(-1) ?? "guttural";
  return PLACE_CUES[place];
}

/** A stop with the cues of its place, or of a point between two places. */
export function speakStop(
  writer: ScoreWriter,
  { latin, voiced, aspirated }: Pick<Articulation, "latin" | "voiced" | "aspirated">,
  cues: PlaceCues,
  { vowel, slowness }: Context,
): void {
  const [plainMs, aspiratedMs] = cues.onsetMs;
  writer.set("voice", 0, 10).setFormants(onset(cues, vowel));
  if (voiced) writer.set("hum", 1, 12);
  writer.hold(latin, "touch", CLOSURE_MS * slowness);
  writer.set("hum", 0, 6).hiss(burstBefore(cues, vowel), cues.burstMs, cues.burstLevel, 3);
  writer.setFormants(vowel, cues.glideMs);
  if (!voiced) {
    writer.set("breath", aspirated ? 1 : 0.15, 4);
    writer.hold(latin, "breath", aspirated ? aspiratedMs : plainMs);
    writer.set("breath", 0, 8).set("voice", 1, 6);
  } else if (aspirated) {
    writer.set("breath", 1, 8).set("voice", 0.45, 8).hold(latin, "breath", BREATHY_MS);
    writer.set("breath", 0, 35).set("voice", 1, 35);
  } else {
    writer.set("voice", 1, 6);
  }
}

function speakStopOfPlace(writer: ScoreWriter, letter: Articulation, context: Context) {
  speakStop(writer, letter, cuesOf(letter), context);
}

function speakVowel(writer: ScoreWriter, { latin, length }: Articulation, context: Context) {
  const [start, end] = VOWEL_FORMANTS[latin]!;
  const ms = SHORT_MS * (length === "long" ? 2 : 1) * context.slowness;
  if (writer.isSilent) writer.setFormants(start).set("voice", 1, 25);
  if (end) {
    writer.hold(latin, "open", ms * 0.35);
    writer.setFormants(end, ms * 0.4).hold(latin, "open", ms * 0.65);
  } else {
    writer.hold(latin, "open", ms);
  }
}

function speakNasal(writer: ScoreWriter, letter: Articulation, { vowel, slowness }: Context) {
  const cues = cuesOf(letter);
  const [, f2, f3] = onset(cues, vowel);
  writer.setFormants([MURMUR_F1, f2, f3]).set("nose", 1).set("voice", 0.4, 15);
  writer.hold(letter.latin, "touch", MURMUR_MS * slowness);
  writer.setFormants(onset(cues, vowel)).setFormants(vowel, cues.glideMs);
  writer.set("nose", 0, 40).set("voice", 1, 12);
}

function speakSonorant(writer: ScoreWriter, { latin }: Articulation, context: Context) {
  const { vowel, slowness } = context;
  writer.setFormants(SONORANT_FORMANTS[latin]!, writer.isSilent ? 0 : 30);
  writer.set("voice", 0.6, 25).hold(latin, "narrow", SEMIVOWEL_MS * slowness);
  // The tip of the tongue strikes once.
  if (/^[rṟ]$/.test(latin)) {
    writer.set("voice", 0.08, 6).hold(latin, "touch", 22).set("voice", 0.6, 6);
  }
  writer.setFormants(vowel, 60).set("voice", 1, 35);
}

function speakSibilant(writer: ScoreWriter, letter: Articulation, { vowel, slowness }: Context) {
  const ms = SIBILANT_MS * slowness;
  const cues = cuesOf(letter);
  writer.set("voice", 0, 15).setFormants(onset(cues, vowel));
  writer.hiss(SIBILANTS[letter.latin]!, ms, SIBILANT_LEVEL, 25).hold(letter.latin, "narrow", ms);
  writer.setFormants(vowel, cues.glideMs).set("voice", 1, 12);
}

function speakAspirate(writer: ScoreWriter, { latin }: Articulation, context: Context) {
  const { vowel, slowness } = context;
  writer.setFormants(vowel).set("breath", 0.8, 20).set("voice", 0.5, 20);
  writer
    .hold(latin, "breath", ASPIRATE_MS * slowness)
    .set("breath", 0, 35)
    .set("voice", 1, 35);
}

function speakVisarga(writer: ScoreWriter, letter: Articulation, { slowness }: Context) {
  const ms = VISARGA_MS * slowness;
  writer.set("voice", 0, 18).set("breath", 1, 18);
  // The half visargas are fricatives at the places of k and p.
  if (letter.latin !== "ḥ") writer.hiss(cuesOf(letter).burst, ms, SIBILANT_LEVEL, 25);
  writer.hold(letter.latin, "breath", ms).set("breath", 0, 40).pause(40);
}

/** Anusvara is a hum of the nose alone; candrabindu leaves the mouth open as well. */
function speakAnusvara(writer: ScoreWriter, { latin }: Articulation, { slowness }: Context) {
  writer.set("nose", 1, 40);
  if (latin === "ṃ") {
    writer.set("voice", 0.4, 40).setFormants([MURMUR_F1, 1200, 2200], 40);
  }
  writer.hold(latin, latin === "ṃ" ? "touch" : "open", ANUSVARA_MS * slowness);
}

/** The resonances at the release: between the place's locus and the vowel. */
function onset({ locus, vowelShare }: PlaceCues, [, f2, f3]: Formants): Formants {
  return [
    CLOSED_F1,
    locus[0] + (f2 - locus[0]) * vowelShare[0],
    locus[1] + (f3 - locus[1]) * vowelShare[1],
  ];
}

/** The velum's burst follows the vowel's second resonance (Zue 1976); the others stay. */
function burstBefore(cues: PlaceCues, vowel: Formants) {
  if (cues !== PLACE_CUES.guttural) return cues.burst;
  return { ...cues.burst, hertz: onset(cues, vowel)[1] * 1.12 };
}
