import { semitonesOf } from "#domain/raga/melakarta.ts";
import { SVARAS } from "#domain/raga/svara.ts";
import { svaraHz, type Tuning } from "#domain/raga/tuning.ts";
import type { Random } from "#domain/seeded-random.ts";

/** One note to play. */
export interface PlannedNote {
  readonly hz: number;
  readonly seconds: number;
}

/** How somebody sings or plays, apart from the sound. */
export interface Performer {
  readonly tonicHz: number;
  readonly tuning: Tuning;
  /** Standard deviation of the error of each note. */
  readonly strayCents: number;
  readonly noteSeconds: readonly [shortest: number, longest: number];
}

/** Up the scale to the upper Sa, and down. */
export function scalePhrase(random: Random, performer: Performer, number: number) {
  const rising = [...semitonesOf(number), 12];
  return perform(random, performer, [...rising, ...rising.toReversed().slice(1)]);
}

/**
 * Places in random order, each twice and some three times, from the Pa below to the Ga above.
 *
 * @param places in semitones above Sa.
 */
export function shuffledPhrase(random: Random, performer: Performer, places: readonly number[]) {
  const order = random.shuffled([...places, ...places, ...random.shuffled(places).slice(0, 4)]);
  return perform(
    random,
    performer,
    order.map((place) => {
      const below = place >= 7 ? [-12] : [];
      const above = place <= 4 ? [12] : [];
      return place + random.pick([0, 0, 0, ...below, ...above]);
    }),
  );
}

/** Sa three times, long. */
export function saPhrase(random: Random, performer: Performer) {
  return perform(random, { ...performer, noteSeconds: [0.6, 0.8] }, [0, 0, 0]);
}

function perform(
  random: Random,
  { tonicHz, tuning, strayCents, noteSeconds }: Performer,
  places: readonly number[],
): readonly PlannedNote[] {
  return places.map((place) => {
    const octave = Math.floor(place / 12);
    const { svara } = SVARAS.find(({ semitones }) => semitones === place - 12 * octave)!;
    const stray = 2 ** (octave + (strayCents * random.normal()) / 1200);
    return {
      hz: svaraHz(svara, tonicHz, tuning) * stray,
      seconds: random.between(...noteSeconds),
    };
  });
}
