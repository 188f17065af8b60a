import { DomainError } from "../domain-error.ts";
import { CONSONANTS, VOWELS } from "../letters/letters.ts";
import { CANDRA_VOWELS, SIGNS } from "../letters/signs.data.ts";
import { STHANAS } from "../sound/articulation.data.ts";
import { articulationOf } from "../sound/articulation.ts";
import { HUE_BY_STHANA, TONE_BY_PRAYATNA } from "./letter-colours.data.ts";
import {
  deltaE,
  type Oklab,
  type Oklch,
  oklchToRgb,
  type Rgb,
  rgbToHex,
  rgbToOklab,
} from "./oklch.ts";
import { shadeName } from "./shade-name.ts";

/** A letter with its colour, the same in all four scripts. */
export interface LetterColour {
  /** Its position in the varnamala: vowels, signs, consonants, extensions; from 1. */
  readonly id: number;
  readonly latin: string;
  /** A sign appears here alone: put a letter or a dotted circle before it to show it. */
  readonly devanagari: string;
  readonly kannada: string | null;
  readonly telugu: string | null;
  /** The colour as `#rrggbb`. */
  readonly hex: string;
  readonly rgb: Rgb;
  /** The exact colour, before rounding to `rgb`. */
  readonly oklch: Oklch;
  /** A plain English name, unique to the letter. */
  readonly shade: string;
  /** The English name of the place of articulation. */
  readonly sthana: string;
}

/**
 * The colours of all letters and signs, in order of `id`: hue from the place of articulation,
 * lightness and chroma from the effort, by {@link HUE_BY_STHANA} and {@link TONE_BY_PRAYATNA}.
 * Signs without a sound, such as avagraha, have no colour.
 */
export const letterColours: readonly LetterColour[] = [...VOWELS, ...SIGNS, ...CONSONANTS]
  .flatMap(({ latin, devanagari, kannada, telugu }) => {
    const articulation = articulationOf(latin);
    if (articulation === undefined) return [];
    const { sthana, prayatna } = articulation;
    const oklch = { ...TONE_BY_PRAYATNA[prayatna], h: HUE_BY_STHANA[sthana] };
    const rgb = oklchToRgb(oklch);
    const colour = { hex: rgbToHex(rgb), rgb, oklch, shade: shadeName(oklch) };
    return [{ latin, devanagari, kannada, telugu, ...colour, sthana: STHANAS[sthana].english }];
  })
  .map((colour, index) => ({ id: index + 1, ...colour }));

const colourByLatin = new Map(letterColours.map((colour) => [colour.latin, colour]));

/**
 * Looks up a letter's colour by its IAST; undefined if it is not a letter.
 *
 * @example
 * colourOf("kh")?.hex; // "#994c42"
 */
export function colourOf(latin: string): LetterColour | undefined {
  return colourByLatin.get(latin);
}

/**
 * The `#rrggbb` of every character that writes a letter: the letters of the four scripts (IAST for
 * Latin), vowel signs, and other characters for the same letter.
 */
export function colourByLetter(): Record<string, string> {
  const written = [
    // Telugu writes the half visargas as visarga, which keeps its own colour.
    ...letterColours.toReversed().map(({ latin, devanagari, kannada, telugu }) => ({
      latin,
      characters: [latin, devanagari, kannada, telugu],
    })),
    ...VOWELS.map(({ latin, matra }) => ({ latin, characters: Object.values(matra) })),
    ...SIGNS.map(({ latin, variants }) => ({ latin, characters: [...variants] })),
    ...CANDRA_VOWELS.map(([character, latin]) => ({ latin, characters: [character] })),
  ];
  return Object.fromEntries(
    written.flatMap(({ latin, characters }) => {
      const hex = colourOf(latin)?.hex;
      return hex ? characters.filter(Boolean).map((character) => [character, hex]) : [];
    }),
  );
}

// Measured after rounding, so that a letter's own screen colour is at distance 0.
const swatches: readonly { readonly letter: LetterColour; readonly oklab: Oklab }[] =
  letterColours.map((letter) => ({ letter, oklab: rgbToOklab(letter.rgb) }));

/**
 * Finds the letter whose colour looks most like the given one; on a tie, the first in order.
 *
 * @throws {DomainError} `number_out_of_range` unless all three are whole numbers from 0 to 255.
 *
 * @example
 * closestLetter({ r: 153, g: 76, b: 66 }); // kh, at deltaE 0
 */
export function closestLetter(rgb: Rgb): { letter: LetterColour; deltaE: number } {
  if (![rgb.r, rgb.g, rgb.b].every((part) => Number.isInteger(part) && part >= 0 && part <= 255)) {
    throw new DomainError<"number_out_of_range">(
      "number_out_of_range",
      "Red, green and blue are whole numbers from 0 to 255.",
    );
  }

  const wanted = rgbToOklab(rgb);
  return swatches
    .map(({ letter, oklab }) => ({ letter, deltaE: deltaE(wanted, oklab) }))
    .reduce((best, next) => (next.deltaE < best.deltaE ? next : best));
}
