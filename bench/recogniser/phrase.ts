import { semitonesOf } from "#domain/raga/melakarta.ts";
import type { Random } from "./random.ts";

/** One note to be sounded. */
export interface PlannedNote {
  readonly hz: number;
  readonly seconds: number;
}

export interface PhraseOptions {
  readonly tonicHz: number;
  readonly just: boolean;
  /** Standard deviation of the error of each note. */
  readonly detuneCents: number;
  readonly noteSeconds: readonly [shortest: number, longest: number];
  /** Semitones to leave out. */
  readonly missing?: readonly number[];
}

const JUST_CENTS = [0, 112, 204, 316, 386, 498, 590, 702, 814, 884, 1018, 1088];

/** Up the scale to the upper Sa and down again. */
export function scalePhrase(random: Random, number: number, options: PhraseOptions) {
  const rising = [...placesOf(number, options), 12];
  return planned(random, [...rising, ...rising.toReversed().slice(1)], options);
}

/** Every svara twice and some more, in any order, from the Pa below to the Ga above. */
export function randomPhrase(random: Random, number: number, options: PhraseOptions) {
  const places = placesOf(number, options);
  const order = random.shuffled([...places, ...places, ...random.shuffled(places).slice(0, 4)]);
  return planned(
    random,
    order.map((place) => inReach(random, place)),
    options,
  );
}

/** Sa alone, held or struck as often as given. */
export function saPhrase(random: Random, options: PhraseOptions, times: number) {
  return planned(random, Array<number>(times).fill(0), options);
}

function placesOf(number: number, { missing = [] }: PhraseOptions): readonly number[] {
  return semitonesOf(number).filter((place) => !missing.includes(place));
}

function inReach(random: Random, place: number): number {
  const octaves = [0, 0, 0, ...(place >= 7 ? [-1] : []), ...(place <= 4 ? [1] : [])];
  return place + 12 * random.pick(octaves);
}

function planned(random: Random, places: readonly number[], options: PhraseOptions): PlannedNote[] {
  return places.map((place) => {
    const inOctave = (place + 24) % 12;
    const cents = options.just ? JUST_CENTS[inOctave]! - 100 * inOctave : 0;
    const error = random.normal() * options.detuneCents;
    return {
      hz: options.tonicHz * 2 ** ((100 * place + cents + error) / 1200),
      seconds: random.between(...options.noteSeconds),
    };
  });
}
