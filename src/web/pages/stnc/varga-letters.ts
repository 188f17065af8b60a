import { inkOn, type SwatchInk } from "#domain/colour/contrast.ts";
import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS } from "#domain/letters/letters.ts";
import { STHANAS } from "#domain/sound/articulation.data.ts";
import { articulationOf } from "#domain/sound/articulation.ts";

/** One of the 25 letters that form a square: a sound, a number and a colour. */
export interface VargaLetter {
  readonly latin: string;
  readonly devanagari: string;
  /** 1 to 25. */
  readonly value: number;
  /** From 0, by place of articulation, from the throat to the lips. */
  readonly row: number;
  /** From 0, by effort, from the voiceless unaspirated stop to the nasal. */
  readonly column: number;
  readonly hex: string;
  readonly shade: string;
  readonly ink: SwatchInk;
}

/** The number of letters in a row, and of rows. */
export const VARGA_SIDE = 5;

/** The 25 letters from k to m, in order. */
export const VARGA_LETTERS: readonly VargaLetter[] = CONSONANTS.filter(
  ({ value }) => value <= VARGA_SIDE ** 2,
)
  .filter(({ extension }) => !extension)
  .map(({ latin, devanagari, value }) => {
    const { hex, rgb, shade } = colourOf(latin)!;
    const place = value - 1;
    return {
      latin,
      devanagari,
      value,
      row: Math.floor(place / VARGA_SIDE),
      column: place % VARGA_SIDE,
      hex,
      shade,
      ink: inkOn(rgb),
    };
  });

/** The names of the five rows. */
export const VARGA_ROWS: readonly string[] = VARGA_LETTERS.filter(({ column }) => column === 0).map(
  ({ latin }) => STHANAS[articulationOf(latin)!.sthana].english,
);
