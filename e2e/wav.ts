import { arohanaHz } from "#domain/raga/arohana-hz.fixture.ts";
import { wavFile } from "#domain/raga/wav-file.ts";
import { seededRandom } from "#domain/seeded-random.ts";
import {
  atLevel,
  SAMPLE_RATE,
  type Sound,
} from "../src/web/pages/ragas/recognise/synthetic/sound.ts";
import { sentences } from "../src/web/pages/ragas/recognise/synthetic/talk.ts";
import { singer } from "../src/web/pages/ragas/recognise/synthetic/voices.ts";

/** A voice that holds Sa for two seconds and sings a melakarta up and down, as a WAV file. */
export function sungScale(number: number, saHz: number): Buffer {
  const rising = arohanaHz(number, saHz, "just");
  const scale = [...rising, ...rising.toReversed()].map((hz) => ({ hz, seconds: 0.5 }));
  const phrase = [{ hz: saHz, seconds: 2 }, ...scale];
  return wavOf(atLevel(singer(seededRandom(`${number}`), phrase), -20));
}

/** A person talking, as a WAV file. */
export function talk(seconds: number): Buffer {
  return wavOf(atLevel(sentences(seededRandom("talk"), seconds), -20));
}

/** A sound as a WAV file. */
export const wavOf = (sound: Sound): Buffer => Buffer.from(wavFile(sound, SAMPLE_RATE));
