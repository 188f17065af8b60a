import { MELAKARTA_COUNT, MELAKARTA_NUMBERS, semitonesOf } from "#domain/raga/melakarta.ts";
import { findSa } from "#domain/raga/sa.ts";
import { type Random, seededRandom } from "#domain/seeded-random.ts";
import { type Answer, answerTo, LiveHearing } from "../answer.ts";

import { saOfRecording } from "../sa-first.ts";
import { heardFrames } from "./listen.ts";
import { bandNoise, brownNoise, hum, knocks, pinkNoise, whiteNoise } from "./noise.ts";
import {
  type Performer,
  type PlannedNote,
  saPhrase,
  scalePhrase,
  shuffledPhrase,
} from "./phrase.ts";
import { atLevel, type Sound, secondsOf, silentSound, withNoise } from "./sound.ts";
import { crowd, rambling, readingAloud, sentences, type Talk } from "./talk.ts";
import { flute, harmonium, pluckedString, singer, type Voice } from "./voices.ts";

/** How many clips of one kind came out right. */
interface Figure {
  readonly what: string;
  readonly right: number;
  readonly of: number;
  /** The minimum share of correct clips; null if it is only reported. */
  readonly target: number | null;
}

/** Whether one clip was recognised correctly. */
type Trial = (random: Random, clip: number) => boolean;

const CLIP_SECONDS = 8;

/** How far the noise is below the sound, unless it is noise that is heard. */
const NOISE_DECIBELS = 5;
const TUNED_ON: readonly Voice[] = [singer, pluckedString];
const NEVER_TUNED_ON: readonly Voice[] = [flute, harmonium];

/** Which clips are made. */
interface Clips {
  /** 1 for all, which takes some minutes; 13 for every thirteenth, and so on. */
  readonly oneIn: number;
  /** 1 by default; another seed makes other clips. */
  readonly seed: number;
}

/**
 * Measures the scale recogniser on synthetic sound, processed as on the page; the same seed makes
 * the same sound. Its settings were chosen on the singer, the string, sentences and rambling. Flute,
 * harmonium, reading aloud and crowd were not used for that, but their figures were seen before the
 * last change of a threshold.
 */
export function measureRecogniser(clips: Clips): readonly Figure[] {
  const figure = figuresFrom(clips);
  return [
    figure("Sa known, 5 dB: voice and string", 144, 0.99, knownSa(TUNED_ON)),
    figure("Sa known, 5 dB: flute and harmonium", 144, 0.99, knownSa(NEVER_TUNED_ON)),
    figure("Sa sung first, 5 dB: voice and string", 144, 0.97, sungSa(TUNED_ON)),
    figure("Sa sung first, 5 dB: flute and harmonium", 144, 0.97, sungSa(NEVER_TUNED_ON)),
    figure("a file opens with Sa, 5 dB: all four", 288, 0.97, saInFile),
    figure("no raga in silence and noise", 100, 1, nothingNamed(SILENCE_AND_NOISE)),
    figure("no raga in talk", 100, 1, nothingNamed([sentences, rambling].map(inAnyRoom))),
    figure(
      "no raga in reading and crowds",
      100,
      1,
      nothingNamed([readingAloud, crowd].map(inAnyRoom)),
    ),
    figure("one or two svaras missing, 5 dB: fits what is named", 72, null, incomplete),
  ];
}

function figuresFrom({ oneIn, seed }: Clips) {
  return (what: string, most: number, target: number | null, isRight: Trial): Figure => {
    let [right, of] = [0, 0];
    for (let clip = 0; clip < most; clip += oneIn) {
      // A separate random source, so that no clip depends on the others.
      if (isRight(seededRandom(`${what}, ${seed}, ${clip}`), clip)) right++;
      of++;
    }
    return { what, right, of, target };
  };
}

function knownSa(voices: readonly Voice[]): Trial {
  return (random, clip) => {
    const { number, performer, listen } = stage(random, clip, voices);
    const frames = listen(somePhrase(random, performer, number));
    return isNamed(answerTo(frames, performer.tonicHz), number);
  };
}

function sungSa(voices: readonly Voice[]): Trial {
  return (random, clip) => {
    const { number, performer, listen } = stage(random, clip, voices);
    const hearing = new LiveHearing(null);
    for (const frame of listen(saThenScale(random, performer, number))) hearing.hear(frame);
    return isNamed(hearing.answer(), number);
  };
}

const saInFile: Trial = (random, clip) => {
  const voices = [...TUNED_ON, ...NEVER_TUNED_ON];
  const { number, performer, listen } = stage(random, clip, voices);
  const frames = listen(saThenScale(random, performer, number));
  return isNamed(answerTo(frames, saOfRecording(frames)), number);
};

// Every voice plays all 72 scales, one per clip.
function stage(random: Random, clip: number, voices: readonly Voice[]) {
  const number = MELAKARTA_NUMBERS[clip % MELAKARTA_COUNT]!;
  const voice = voices[Math.floor(clip / MELAKARTA_COUNT)]!;
  const performer = somebody(random);
  const listen = (phrase: readonly PlannedNote[]) =>
    heardFrames(inRoom(random, voice(random, phrase), NOISE_DECIBELS));
  return { number, performer, listen };
}

const incomplete: Trial = (random, clip) => {
  const { number, performer, listen } = stage(random, clip, [singer]);
  const places = random.shuffled(semitonesOf(number)).slice(random.pick([1, 2]));
  const frames = listen(shuffledPhrase(random, performer, places));
  const result = answerTo(frames, performer.tonicHz);
  return result.kind === "scale" && result.fitting.includes(number);
};

type Clip = (random: Random) => Sound;

const SILENCE_AND_NOISE: readonly Clip[] = [
  () => silentSound(CLIP_SECONDS),
  (random) => atLevel(whiteNoise(random, CLIP_SECONDS), random.between(-90, -60)),
  ...[whiteNoise, pinkNoise, brownNoise, bandNoise].map(
    (noise): Clip =>
      (random) =>
        atLevel(noise(random, CLIP_SECONDS), random.between(-40, -12)),
  ),
  ...[hum, knocks].map(inAnyRoom),
];

function inAnyRoom(make: Talk): Clip {
  return (random) => inRoom(random, make(random, CLIP_SECONDS), random.between(5, 40));
}

function nothingNamed(clips: readonly Clip[]): Trial {
  return (random, clip) => {
    const frames = heardFrames(clips[clip % clips.length]!(random));
    const tonics = [random.between(100, 330), findSa(frames)].filter((hz) => hz !== null);
    return tonics.every((hz) => answerTo(frames, hz).kind === "not-enough");
  };
}

function isNamed(result: Answer | null, number: number): boolean {
  return result?.kind === "scale" && result.candidates[0]?.number === number;
}

function somebody(random: Random): Performer {
  return {
    tonicHz: 100 * 3.3 ** random.between(0, 1),
    tuning: random.pick(["just", "equal"]),
    strayCents: 10,
    noteSeconds: [0.3, 0.6],
  };
}

function somePhrase(random: Random, performer: Performer, number: number) {
  return random.pick([
    () => scalePhrase(random, performer, number),
    () => shuffledPhrase(random, performer, semitonesOf(number)),
  ])();
}

function saThenScale(random: Random, performer: Performer, number: number) {
  return [...saPhrase(random, performer), ...somePhrase(random, performer, number)];
}

// Pink noise this many decibels below the sound, and knocks.
function inRoom(random: Random, sound: Sound, decibels: number): Sound {
  const seconds = secondsOf(sound);
  const noisy = withNoise(atLevel(sound, -20), pinkNoise(random, seconds), decibels);
  return withNoise(noisy, knocks(random, seconds), 12);
}
