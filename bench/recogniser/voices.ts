import type { PlannedNote } from "./phrase.ts";
import type { Random } from "./random.ts";
import { atLevel, emptySound, resonated, SAMPLE_RATE, type Sound } from "./sound.ts";

/** Sounds a phrase. */
export type Voice = (random: Random, phrase: readonly PlannedNote[]) => Sound;

interface VoiceHabits {
  readonly glideSeconds: number;
  readonly vibratoHz: number;
  readonly vibratoCents: number;
}

/** Eight harmonics that fall off evenly, with a slow glide and a little vibrato. */
export const organ: Voice = (random, phrase) => {
  const pitch = pitchCurve(phrase, { glideSeconds: 0.05, vibratoHz: 5.5, vibratoCents: 25 });
  const tilt = random.between(0.8, 1.6);
  const phases = phasesOf(pitch);
  return atLevel(
    pitch.map((_, index) => {
      let sum = 0;
      for (let k = 1; k <= 8; k++) sum += Math.sin(2 * Math.PI * k * phases[index]!) / k ** tilt;
      return sum;
    }),
    -20,
  );
};

const VOWELS: readonly (readonly [number, number, number])[] = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [300, 2250, 2950],
  [500, 870, 2410],
  [320, 800, 2240],
];

/** A voice on a vowel: a sawtooth with breath through three formants. @see Peterson and Barney (1952), for these. */
export const vowel: Voice = (random, phrase) => {
  const pitch = pitchCurve(phrase, {
    glideSeconds: random.between(0.03, 0.09),
    vibratoHz: random.between(4.5, 6.5),
    vibratoCents: random.between(5, 40),
  });
  const formants = random.pick(VOWELS);
  return atLevel(throughFormants(glottis(random, pitch), formants, random.between(0.95, 1.2)), -20);
};

/** A plucked string (Karplus and Strong), with the end of each note ringing into the next. */
export const pluckedString: Voice = (random, phrase) => {
  const sound = emptySound(phrase.reduce((sum, { seconds }) => sum + seconds, 0.3));
  const brightness = random.between(0.3, 0.5);
  const halfLife = random.between(0.25, 0.6);
  let start = 0;
  for (const note of phrase) {
    pluck(random, sound, Math.round(start * SAMPLE_RATE), note, brightness, halfLife);
    start += note.seconds;
  }
  return atLevel(sound, -20);
};

/** The source of a voice: a sawtooth that follows a pitch curve, with breath; 0 Hz is a pause. */
export function glottis(random: Random, pitch: Sound): Sound {
  const phases = phasesOf(pitch);
  return pitch.map((hz, index) => {
    if (hz === 0) return 0.02 * random.normal();
    const step = hz / SAMPLE_RATE;
    const phase = phases[index]! % 1;
    return 2 * phase - 1 - smoothing(phase, step) + 0.03 * random.normal();
  });
}

/** Colours a source by the resonances of a mouth of a given size. */
export function throughFormants(source: Sound, formants: readonly number[], size: number): Sound {
  return formants.reduce(
    (sound, hz, index) => resonated(sound, hz * size, 70 + 30 * index),
    source,
  );
}

// PolyBLEP: rounds the jump of the sawtooth so that it does not alias.
function smoothing(phase: number, step: number): number {
  if (phase < step) return 2 * (phase / step) - (phase / step) ** 2 - 1;
  if (phase > 1 - step) return ((phase - 1) / step) ** 2 + 2 * ((phase - 1) / step) + 1;
  return 0;
}

function pitchCurve(phrase: readonly PlannedNote[], habits: VoiceHabits): Sound {
  const pitch = emptySound(phrase.reduce((sum, { seconds }) => sum + seconds, 0));
  let start = 0;
  let before = phrase[0]!.hz;
  for (const { hz, seconds } of phrase) {
    const end = Math.min(Math.round(start + seconds * SAMPLE_RATE), pitch.length);
    for (let index = start; index < end; index++) {
      const inNote = (index - start) / SAMPLE_RATE;
      const arrived = Math.min(inNote / habits.glideSeconds, 1);
      const swing =
        habits.vibratoCents * Math.sin((2 * Math.PI * habits.vibratoHz * index) / SAMPLE_RATE);
      pitch[index] = before * (hz / before) ** arrived * 2 ** (swing / 1200);
    }
    [start, before] = [end, hz];
  }
  return pitch;
}

function phasesOf(pitch: Sound): Float64Array {
  const phases = new Float64Array(pitch.length);
  for (let index = 1; index < pitch.length; index++) {
    phases[index] = phases[index - 1]! + pitch[index]! / SAMPLE_RATE;
  }
  return phases;
}

function pluck(
  random: Random,
  sound: Sound,
  start: number,
  { hz, seconds }: PlannedNote,
  brightness: number,
  halfLife: number,
) {
  const period = SAMPLE_RATE / hz;
  // The averaging filter delays by its own share of a sample.
  const length = Math.floor(period - brightness);
  const fraction = period - brightness - length;
  const string = Float32Array.from({ length: length + 1 }, () => random.between(-1, 1));
  const loss = 0.5 ** (period / SAMPLE_RATE / halfLife);
  const ringing = Math.min(Math.round((seconds + 0.25) * SAMPLE_RATE), sound.length - start);
  const stopped = seconds * SAMPLE_RATE;
  let filtered = 0;
  for (let index = 0; index < ringing; index++) {
    const here = index % string.length;
    const next = (index + 1) % string.length;
    const between = string[here]! * fraction + string[next]! * (1 - fraction);
    const output = (1 - brightness) * between + brightness * filtered;
    filtered = between;
    string[here] = loss * output;
    const damping = index < stopped ? 1 : Math.exp(-(index - stopped) / (0.05 * SAMPLE_RATE));
    sound[start + index]! += between * damping;
  }
}
