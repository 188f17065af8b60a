import { type Rational, rational } from "../exact/rational.ts";
import { type KnownWord, knownWord } from "./known-words.ts";

/** Something in the sky whose turns Aryabhata counts. */
export interface Turning {
  readonly name: string;
  /** The word of the verse that gives its turns in a yuga. */
  readonly word: KnownWord;
  /** Against the order of the signs, as the Moon's node turns. */
  readonly isBackward: boolean;
}

const [SUN, EARTH] = ["khyughṛ", "ṅiśibuṇḷṣkhṛ"] as const;

// In the order of their speed. For Mercury and Venus the verse counts the śīghrocca; the planets
// themselves go round with the Sun.
const WORDS: readonly (readonly [name: string, latin: string])[] = [
  ["Moon", "cayagiyiṅuśuchlṛ"],
  ["Mercury", "suguśithṛna"],
  ["Venus", "jaṣabikhuchṛ"],
  ["Sun", SUN],
  ["Mars", "bhadlijhnukhṛ"],
  ["Moon’s apogee", "rjuṣkhidha"],
  ["Jupiter", "khricyubha"],
  ["Moon’s node", "buphinaca"],
  ["Saturn", "ḍhuṅvighva"],
];

/**
 * What turns in Aryabhata's sky, the fastest first.
 *
 * @see Aryabhatiya, Gitikapada 3 and 4.
 */
export const TURNINGS: readonly Turning[] = WORDS.map(([name, latin]) => ({
  name,
  word: knownWord(latin)[0]!,
  isBackward: latin === "buphinaca",
}));

/** The days of a yuga: the turns of the Earth minus one for each year. */
export const DAYS_IN_YUGA = knownWord(EARTH)[0]!.value - knownWord(SUN)[0]!.value;

/** The years of a yuga: the turns of the Sun. */
export const YEARS_IN_YUGA = knownWord(SUN)[0]!.value;

/** How many days one turn takes, exactly. */
export function daysPerTurn({ word }: Turning): Rational {
  return rational(DAYS_IN_YUGA, word.value);
}

/**
 * How many turns something has made this many days after the beginning of the yuga, for drawing.
 */
export function turnsAfter(days: number, { word, isBackward }: Turning): number {
  const turns = (days * Number(word.value)) / Number(DAYS_IN_YUGA);
  return isBackward ? -turns : turns;
}
