import { type Svara, svaraFacts } from "#domain/raga/svara.ts";

/**
 * The twelve keys and the upper Sa: a white key counts 1, a black one lies on the line between two.
 */
const KEYS = [0, 0.5, 1, 1.5, 2, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7];

export const WIDTH = 640;
export const HEIGHT = 242;
export const WHITE_WIDTH = 80;
export const BLACK_WIDTH = 50;
export const BLACK_HEIGHT = 148;

/** A key of the drawing, by its distance from Sa in semitones, 0 to 12. */
interface KeyPlace {
  readonly semitones: number;
  readonly isBlack: boolean;
  /** The middle of the key, and where a svara stands on it. */
  readonly x: number;
  readonly y: number;
}

export const KEY_PLACES: readonly KeyPlace[] = KEYS.map((key, semitones) => {
  const isBlack = !Number.isInteger(key);
  return { semitones, isBlack, x: (key + 0.5) * WHITE_WIDTH, y: isBlack ? 112 : 204 };
});

/** The key on which a svara stands. */
export function keyOfSvara(svara: Svara, isUpper: boolean): KeyPlace {
  return KEY_PLACES[isUpper ? 12 : svaraFacts(svara).semitones]!;
}

/**
 * The key at a point of the drawing.
 *
 * @example
 * keyAt(120, 200).semitones; // 2, the second white key
 * keyAt(90, 20).semitones; // 1, the black key before it
 */
export function keyAt(x: number, y: number): KeyPlace {
  const black = KEY_PLACES.find(
    (key) => key.isBlack && y <= BLACK_HEIGHT && Math.abs(x - key.x) <= BLACK_WIDTH / 2,
  );
  const white = KEY_PLACES.filter((key) => !key.isBlack);
  const place = Math.max(0, Math.min(Math.floor(x / WHITE_WIDTH), white.length - 1));
  return black ?? white[place]!;
}
