import type { Random } from "#domain/seeded-random.ts";
import { glottis, phasesOf, throughMouth, VOWELS } from "./mouth.ts";
import { whiteNoise } from "./noise.ts";
import type { PlannedNote } from "./phrase.ts";
import { faded, mixInto, SAMPLE_RATE, type Sound, secondsOf, silentSound } from "./sound.ts";

/** Sounds a phrase. */
export type Voice = (random: Random, phrase: readonly PlannedNote[]) => Sound;

/** Somebody who sings on one vowel. */
export const singer: Voice = (random, phrase) => {
  const curve = pitchCurve(phrase, {
    glideSeconds: random.between(0.03, 0.09),
    vibratoHz: random.between(4.5, 6.5),
    vibratoCents: random.between(5, 40),
  });
  return throughMouth(glottis(random, curve), random.pick(VOWELS), random.between(0.95, 1.2));
};

/** A flute: nearly one harmonic, breath, a slow swell. */
export const flute: Voice = (random, phrase) => {
  const curve = pitchCurve(phrase, {
    glideSeconds: random.between(0.04, 0.12),
    vibratoHz: random.between(4, 6),
    vibratoCents: random.between(5, 30),
  });
  const tone = harmonicTone(curve, [1, random.between(0.05, 0.4), random.between(0.02, 0.15)]);
  const breath = whiteNoise(random, secondsOf(tone));
  const swellHz = random.between(3, 5);
  return tone.map((sample, index) => {
    const swell = 1 + 0.3 * Math.sin((2 * Math.PI * swellHz * index) / SAMPLE_RATE);
    return swell * sample + 0.05 * breath[index]!;
  });
};

/** A harmonium: two reeds that beat, odd harmonics strong, no glide. */
export const harmonium: Voice = (random, phrase) => {
  const steady = { glideSeconds: 0.004, vibratoHz: 0, vibratoCents: 0 };
  const levels = Array.from(
    { length: 10 },
    (_, k) => (k % 2 === 0 ? 1 : random.between(0.2, 0.6)) / (k + 1),
  );
  const beating = 2 ** (random.between(2, 5) / 1200);
  const sharp = phrase.map(({ hz, seconds }) => ({ hz: hz * beating, seconds }));
  const other = harmonicTone(pitchCurve(sharp, steady), levels);
  return harmonicTone(pitchCurve(phrase, steady), levels).map(
    (sample, index) => sample + other[index]!,
  );
};

/** How long a note continues into the next. */
const RELEASE_SECONDS = 0.15;

/** A plucked string. @see Karplus and Strong (1983), for the model. */
export const pluckedString: Voice = (random, phrase) => {
  const sound = silentSound(phrase.reduce((sum, { seconds }) => sum + seconds, RELEASE_SECONDS));
  const dullness = random.between(0.3, 0.5);
  const halfLife = random.between(0.25, 0.6);
  let start = 0;
  for (const note of phrase) {
    mixInto(sound, pluck(random, note, dullness, halfLife), start);
    start += note.seconds;
  }
  return sound;
};

function pluck(random: Random, note: PlannedNote, dullness: number, halfLife: number): Sound {
  // Blending two samples of the loop delays by `dullness` of one, reading between two by the rest.
  const period = SAMPLE_RATE / note.hz - dullness;
  const length = Math.floor(period);
  const loop = Float32Array.from({ length: length + 1 }, () => random.between(-1, 1));
  const loss = 0.5 ** (1 / (note.hz * halfLife));
  let last = 0;
  const ringing = silentSound(note.seconds + RELEASE_SECONDS).map((_, index) => {
    const here = index % loop.length;
    const older = loop[here]!;
    const newer = loop[(index + 1) % loop.length]!;
    const sample = older * (period - length) + newer * (1 - period + length);
    loop[here] = loss * ((1 - dullness) * sample + dullness * last);
    last = sample;
    return sample;
  });
  return faded(ringing, 0.004);
}

/** How a voice moves on a note and to the next. */
interface Manner {
  readonly glideSeconds: number;
  readonly vibratoHz: number;
  readonly vibratoCents: number;
}

/** The frequency of a phrase, sample by sample. */
function pitchCurve(phrase: readonly PlannedNote[], manner: Manner): Sound {
  const curve = silentSound(phrase.reduce((sum, { seconds }) => sum + seconds, 0));
  let start = 0;
  let before = phrase[0]!.hz;
  for (const { hz, seconds } of phrase) {
    const end = start + seconds * SAMPLE_RATE;
    for (let index = Math.ceil(start); index < Math.min(end, curve.length); index++) {
      const arrived = Math.min((index - start) / SAMPLE_RATE / manner.glideSeconds, 1);
      const turn = (2 * Math.PI * manner.vibratoHz * index) / SAMPLE_RATE;
      const wavering = 2 ** ((manner.vibratoCents * Math.sin(turn)) / 1200);
      curve[index] = before * (hz / before) ** arrived * wavering;
    }
    [start, before] = [end, hz];
  }
  return curve;
}

/** A tone that follows a curve, with a level for each harmonic. */
function harmonicTone(curve: Sound, levels: readonly number[]): Sound {
  const phases = phasesOf(curve);
  return curve.map((_, index) =>
    levels.reduce(
      (sum, level, k) => sum + level * Math.sin(2 * Math.PI * (k + 1) * phases[index]!),
      0,
    ),
  );
}
