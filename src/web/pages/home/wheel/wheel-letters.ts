import { inkOn, type SwatchInk } from "#domain/colour/contrast.ts";
import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS, VOWELS } from "#domain/letters/letters.ts";
import { type MainSthana, STHANAS, type Sthana } from "#domain/sound/articulation.data.ts";
import { type Articulation, articulationOf } from "#domain/sound/articulation.ts";
import { pointAt } from "../../../ui/wheel-geometry.ts";

const DIRECTION_BY_PLACE: Readonly<Record<MainSthana, number>> = {
  guttural: 0,
  palatal: 72,
  retroflex: 144,
  dental: 216,
  labial: 288,
};

/**
 * The radii of the rings, where their letters and figures stand and how large, and the beads around
 * the letters of a word.
 */
export const RINGS = {
  breath: { bead: 26, inner: 0, outer: 62, letterAt: 30, size: 44, valueAt: 0, valueTurn: 0 },
  vowel: { bead: 25, inner: 74, outer: 186, letterAt: 150, size: 42, valueAt: 0, valueTurn: 0 },
  varga: { bead: 30, inner: 200, outer: 300, letterAt: 250, size: 50, valueAt: 312, valueTurn: 0 },
  avarga: {
    bead: 29,
    inner: null,
    outer: 29,
    letterAt: 352,
    size: 44,
    valueAt: 352,
    valueTurn: 7.4,
  },
} as const;

/** A letter's position on the wheel of the varnamala. */
export interface WheelLetter {
  readonly ring: keyof typeof RINGS;
  readonly latin: string;
  readonly letter: string;
  readonly hex: string;
  readonly ink: SwatchInk;
  /** The centre of its sector, in degrees clockwise from the top. */
  readonly direction: number;
  /** The width of its sector in degrees. */
  readonly span: number;
  /** A consonant's number in Aryabhata's system. */
  readonly value: number | null;
}

const VOWEL_SPAN = 18;
const VARGA_SPAN = 13.2;
const AVARGA_SPAN = 26;

/**
 * The letters of the varnamala on a wheel: each place of articulation is a direction, in order from
 * the throat to the lips, and a letter of two places lies half-way between them. Letters outside
 * the classical 33 and 14 are left out.
 */
export const WHEEL_LETTERS: readonly WheelLetter[] = [
  ...[
    { latin: "ṃ", letter: "अं", direction: 270 },
    { latin: "ḥ", letter: "अः", direction: 90 },
  ].map((half) => ({ ring: "breath" as const, span: 180, value: null, ...half })),
  ...VOWELS.filter(({ extension }) => !extension).map(({ latin, devanagari: letter }) => {
    const { sthana, prayatna } = articulation(latin);
    const side = prayatna === "short vowel" || prayatna === "guna vowel" ? -0.5 : 0.5;
    const direction = directionOf(sthana) + side * VOWEL_SPAN;
    return { ring: "vowel" as const, latin, letter, direction, span: VOWEL_SPAN, value: null };
  }),
  ...CONSONANTS.filter(({ extension }) => !extension).map((consonant, index) => {
    const { latin, devanagari: letter, value } = consonant;
    const { sthana, manner } = articulation(latin);
    const isVarga = manner === "stop";
    const direction = isVarga
      ? directionOf(sthana) + ((index % 5) - 2) * VARGA_SPAN
      : directionOf(sthana) + avargaSide(sthana, manner) * AVARGA_SPAN;
    const ring = isVarga ? ("varga" as const) : ("avarga" as const);
    return { ring, latin, letter, direction, span: VARGA_SPAN, value };
  }),
].map((letter) => {
  const { hex, rgb } = colourOf(letter.latin)!;
  return { ...letter, hex, ink: inkOn(rgb) };
});

/** The five places, each with its direction in degrees clockwise from the top. */
export const WHEEL_PLACES: readonly { readonly name: string; readonly direction: number }[] =
  Object.entries(DIRECTION_BY_PLACE).map(([place, direction]) => ({
    name: STHANAS[place as MainSthana].english,
    direction,
  }));

/** The middle of a letter's sector or disc. */
export function letterPoint({ ring, direction }: WheelLetter): readonly [x: number, y: number] {
  return pointAt(RINGS[ring].letterAt, direction);
}

function articulation(latin: string): Articulation {
  return articulationOf(latin)!;
}

function directionOf(sthana: Sthana): number {
  const [first, second] = STHANAS[sthana].parts.map((part) => DIRECTION_BY_PLACE[part]);
  if (second === undefined) return first!;
  const turn = ((second - first! + 540) % 360) - 180;
  return (first! + turn / 2 + 360) % 360;
}

function avargaSide(sthana: Sthana, manner: Articulation["manner"]): number {
  if (manner === "aspirate" || STHANAS[sthana].parts.length > 1) return 0;
  return manner === "semivowel" ? -0.5 : 0.5;
}
