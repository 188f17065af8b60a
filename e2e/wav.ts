import { arohanaHz } from "#domain/raga/arohana-hz.fixture.ts";
import { seededRandom } from "../bench/recogniser/random.ts";
import { atLevel, SAMPLE_RATE, type Sound } from "../bench/recogniser/sound.ts";
import { sentences } from "../bench/recogniser/talk.ts";
import { singer } from "../bench/recogniser/voices.ts";

const HEADER_BYTES = 44;

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

/** Sixteen bits a sample, one channel. */
export function wavOf(sound: Sound): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + 2 * sound.length);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(2 * SAMPLE_RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(2 * sound.length, 40);
  sound.forEach((sample, index) => {
    const level = Math.max(-1, Math.min(sample, 1));
    bytes.writeInt16LE(Math.round(level * 0x7fff), HEADER_BYTES + 2 * index);
  });
  return bytes;
}
