import { type MainSthana, STHANAS } from "#domain/sound/articulation.data.ts";
import { type Articulation, articulationOf } from "#domain/sound/articulation.ts";
import type { Phase } from "#domain/sound/voice-score.ts";
import { blend, type Posture, postureOf } from "./posture.ts";

const OPEN = postureOf("guttural", "vowel");
const FRONT = postureOf("palatal", "vowel");
const ROUND = postureOf("labial", "vowel");
/** The jaw of short a, which is closed up, and of ā. */
const SHORT_A: Posture = { ...OPEN, jaw: 9 };

/** Vowels that are not those of their place: between two places, or first one and then another. */
const VOWELS: Readonly<Record<string, readonly [Posture, Posture?]>> = {
  a: [SHORT_A],
  ĕ: [blend(FRONT, OPEN, 0.4)],
  e: [blend(FRONT, OPEN, 0.4)],
  ŏ: [blend(ROUND, OPEN, 0.4)],
  o: [blend(ROUND, OPEN, 0.4)],
  ai: [SHORT_A, FRONT],
  au: [SHORT_A, ROUND],
};

/** How far the tongue stays from the touch of its place, 0 to 1. */
const DISTANCE: Readonly<Partial<Record<Articulation["manner"], number>>> = {
  semivowel: 0.1,
  sibilant: 0.07,
  approximant: 0.12,
};

/** The place whose touch or narrowing shows a letter; null for what is made at the folds or in the nose. */
export function placeShown({ sthana, manner }: Articulation): MainSthana | null {
  if (manner === "aspirate" || manner === "ayogavaha" || manner === "vowel") return null;
  return STHANAS[sthana].parts.at(-1) ?? null;
}

/** The posture by which a letter is known: a consonant’s touch, a vowel’s opening. */
export function letterPosture(letter: Articulation, isLate = false): Posture {
  if (letter.manner === "vowel") {
    const [early, late = early] = VOWELS[letter.latin] ?? [
      postureOf(STHANAS[letter.sthana].parts[0]!, "vowel"),
    ];
    return isLate ? late : early;
  }
  const place = placeShown(letter);
  if (place === null) return SHORT_A;
  // v brings the lip near the teeth; l touches with the tip and leaves the sides free.
  if (letter.latin === "v") return blend(postureOf("labial", "touch"), SHORT_A, 0.35);
  const distance = /^[lḻ]$/.test(letter.latin) ? 0 : (DISTANCE[letter.manner] ?? 0);
  return blend(postureOf(place, "touch"), SHORT_A, distance);
}

/** The posture between the touches of two places, as the slide goes from ka (0) to pa (4). */
export function walkPosture(places: readonly MainSthana[], walk: number): Posture {
  const from = postureOf(places[Math.floor(walk)]!, "touch");
  return blend(from, postureOf(places[Math.ceil(walk)]!, "touch"), walk % 1);
}

/** Where the mouth goes in each phase of what is spoken. */
export function phasePostures(phases: readonly Phase[], touch?: Posture): readonly Posture[] {
  return phases.map(({ letter, kind }, index) => {
    if (kind === "touch" || kind === "narrow") {
      return touch ?? letterPosture(articulationOf(letter)!);
    }
    const vowel =
      phases.slice(index).find((phase) => phase.kind === "open") ??
      phases.findLast((phase) => phase.kind === "open")!;
    const isLate = phases[index - 1]?.letter === letter && kind === "open";
    return letterPosture(articulationOf(vowel.letter)!, isLate);
  });
}
