import {
  LETTERS_BY_STHANA,
  type MainSthana,
  type Prayatna,
} from "#domain/sound/articulation.data.ts";
import type { Articulation } from "#domain/sound/articulation.ts";
import { type Spoken, speak, speakBetween } from "#domain/sound/voice.ts";
import { lettersOf } from "#domain/sound/voice-syllable.ts";
import { letterPosture, placeShown, walkPosture } from "../mouth/letter-posture.ts";
import type { Posture } from "../mouth/posture.ts";
import { PLACES } from "../places.ts";

/** Something to sound and to show. */
export interface Piece {
  /** As it is taught: gha, ā, aṃ. */
  readonly name: string;
  readonly letter: Articulation;
  readonly spoken: Spoken;
  /** The posture by which it is known: a consonant’s touch, a vowel’s opening. */
  readonly posture: Posture;
  /** Where the touch lies, 0 for ka to 4 for pa; null where nothing touches. */
  readonly walk: number | null;
}

/** The stop that each set of switches makes; others make none. */
const EFFORTS: Readonly<Record<string, Prayatna>> = {
  "": "voiceless stop",
  aspirated: "voiceless aspirated stop",
  voiced: "voiced stop",
  "voiced aspirated": "voiced aspirated stop",
  "voiced nasal": "nasal stop",
};

/** A letter by its name as it is taught. */
export function pieceOf(name: string, slowness: number): Piece {
  const letters = lettersOf(name)!;
  const letter = letters.find(({ manner }) => manner !== "vowel") ?? letters[0]!;
  const place = placeShown(letter);
  return {
    name,
    letter,
    spoken: speak(name, slowness)!,
    posture: letterPosture(letter),
    walk: place === null ? null : PLACES.indexOf(place),
  };
}

/**
 * The stop that the slide and the switches make; null where no letter is made so.
 *
 * @param walk 0 for ka to 4 for pa; between two places it bears the name of the nearer one.
 * @param features The switches that are on, in their order.
 */
export function pieceMade(walk: number, features: string, slowness: number): Piece | null {
  const effort = EFFORTS[features];
  if (!effort) return null;
  const piece = pieceOf(`${LETTERS_BY_STHANA[placeAt(walk)][effort]}a`, slowness);
  if (walk % 1 === 0) return piece;
  const between = { ...piece, posture: walkPosture(PLACES, walk), walk };
  if (piece.letter.nasal) return between;
  return { ...between, spoken: speakBetween(walk, piece.letter, slowness) };
}

/** The place nearest to a point of the slide. */
export const placeAt = (walk: number): MainSthana => PLACES[Math.round(walk)]!;
