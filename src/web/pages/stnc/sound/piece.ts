import {
  LETTERS_BY_STHANA,
  type MainSthana,
  type Prayatna,
} from "#domain/sound/articulation.data.ts";
import { type Spoken, speak, speakBetween } from "#domain/sound/voice.ts";
import { letterPosture, placeShown, walkPosture } from "./mouth/letter-posture.ts";
import type { Posture } from "./mouth/posture.ts";
import { type PlaceLetter, VYANJANAS } from "./place-letters.ts";
import { PLACES } from "./places.ts";

/** Something to sound and to show. */
export interface Piece {
  readonly letter: PlaceLetter;
  readonly spoken: Spoken;
  /** The posture by which it is known: a consonant’s touch, a vowel’s opening. */
  readonly posture: Posture;
  /** Where the touch lies, 0 for ka to 4 for pa; null where nothing touches. */
  readonly walk: number | null;
}

/** The switches by which the five stops of a place differ, in the order of their names below. */
export const FEATURES = [
  { value: "voiced", iast: "ghoṣa" },
  { value: "aspirated", iast: "mahāprāṇa" },
  { value: "nasal", iast: "anunāsika" },
] as const;
export type Feature = (typeof FEATURES)[number]["value"];

/** The stop that each set of switches makes; others make none. */
const EFFORTS: Readonly<Record<string, Prayatna>> = {
  "": "voiceless stop",
  aspirated: "voiceless aspirated stop",
  voiced: "voiced stop",
  "voiced aspirated": "voiced aspirated stop",
  "voiced nasal": "nasal stop",
};

/** A letter as it is taught: a consonant with its a. */
export function pieceOf(letter: PlaceLetter, slowness: number): Piece {
  const place = placeShown(letter.articulation);
  return {
    letter,
    spoken: speak(letter.forms.latin, slowness)!,
    posture: letterPosture(letter.articulation),
    walk: place === null ? null : PLACES.indexOf(place),
  };
}

/**
 * The stop that the slide and the switches make; null where there is no such letter.
 *
 * @param walk 0 for ka to 4 for pa; between two places it bears the name of the nearer one.
 */
export function pieceMade(
  walk: number,
  features: ReadonlySet<Feature>,
  slowness: number,
): Piece | null {
  const isOn = FEATURES.map(({ value }) => value).filter((feature) => features.has(feature));
  const effort = EFFORTS[isOn.join(" ")];
  if (!effort) return null;
  const latin = LETTERS_BY_STHANA[placeAt(walk)][effort];
  const piece = pieceOf(VYANJANAS.find((letter) => letter.latin === latin)!, slowness);
  if (walk % 1 === 0) return piece;
  const between = { ...piece, posture: walkPosture(PLACES, walk), walk };
  const { articulation } = piece.letter;
  if (articulation.nasal) return between;
  return { ...between, spoken: speakBetween(walk, articulation, slowness) };
}

/** The place nearest to a point of the slide. */
export const placeAt = (walk: number): MainSthana => PLACES[Math.round(walk)]!;
