import { type Hiss, type Parameter, type Score, type Track, valueAt } from "../voice-score.ts";
import { Resonator, SAMPLE_RATE } from "./resonator.ts";

/*
 * A formant synthesiser after Klatt 1980, "Software for a cascade/parallel formant synthesizer": a
 * voice and its breath pass the resonances of throat and nose in series, the noise of bursts and
 * sibilants passes a separate one in parallel.
 */

/** How often the resonances change. */
const STEP = SAMPLE_RATE / 1000;

/** A man's voice, which falls a little, in hertz. */
const PITCH = [124, 108] as const;

/** The share of a period in which the vocal folds are open. */
const OPEN_SHARE = 0.6;

/** The resonances above the third do not move. */
const UPPER = [3500, 4500, 5500, 6500].map((hertz) => ({ hertz, bandwidth: hertz / 14 }));

/** The nose: its resonance and, while the velum is low, a gap above it (Klatt 1980, Table III). */
const NOSE_POLE = 270;
const NOSE_ZERO = 450;
const NOSE_BANDWIDTH = 100;

/** The root mean square of the loudest vowel. */
const LOUDNESS = 0.14;
const LOUDNESS_MS = 40;
const PEAK = 0.9;

const BREATH_GAIN = 0.16;
const HUM_GAIN = 0.07;
const FADE_MS = 4;

/** Renders a score as samples from −1 to 1. The same score always renders the same samples. */
export function synthesise(score: Score): Float32Array<ArrayBuffer> {
  const samples = throughTheTract(score);
  amplify(samples, LOUDNESS / loudest(samples));
  addHum(samples, score);
  for (const hiss of score.hisses) addHiss(samples, hiss);
  amplify(samples, Math.min(1, PEAK / samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0)));
  fadeEnds(samples);
  return samples;
}

function throughTheTract({ tracks, ms }: Score): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(ms * STEP));
  const noise = noiseSource();
  const [first, second, third, pole, zero] = Array.from({ length: 5 }, () => new Resonator());
  const upper = UPPER.map(({ hertz, bandwidth }) => new Resonator().tune(hertz, bandwidth));
  let turn = 0;
  let smooth = 0;
  for (let start = 0; start < samples.length; start += STEP) {
    const now = valuesAt(tracks, start / STEP);
    const { nose, breath, voice } = now;
    // Open folds and an open nose weaken the resonances.
    first!.tune(now.f1, 70 + 130 * breath * (1 - voice) + 30 * nose);
    second!.tune(now.f2, 90 + 150 * nose);
    third!.tune(now.f3, 140 + 150 * nose);
    pole!.tune(NOSE_POLE, NOSE_BANDWIDTH);
    zero!.tune(NOSE_POLE + (NOSE_ZERO - NOSE_POLE) * nose, NOSE_BANDWIDTH);
    const end = Math.min(start + STEP, samples.length);
    for (let index = start; index < end; index++) {
      turn = (turn + pitchAt(index / samples.length) / SAMPLE_RATE) % 1;
      smooth += 0.55 * (voice * pulse(turn) - smooth);
      let x = smooth + breath * BREATH_GAIN * noise();
      x = pole!.pass(zero!.block(x));
      for (const resonator of upper) x = resonator.pass(x);
      samples[index] = first!.pass(second!.pass(third!.pass(x)));
    }
  }
  return samples;
}

const pitchAt = (share: number) => PITCH[0] + (PITCH[1] - PITCH[0]) * share;

/** The air's change through the folds at a point of the period: out, then shut off at once. */
function pulse(turn: number): number {
  return turn < OPEN_SHARE ? (2 * turn - (3 * turn * turn) / OPEN_SHARE) / OPEN_SHARE : 0;
}

/** Behind a closed mouth the voice comes through the skin: only its fundamental. */
function addHum(samples: Float32Array, { tracks }: Score) {
  let turn = 0;
  for (let index = 0; index < samples.length; index++) {
    turn = (turn + pitchAt(index / samples.length) / SAMPLE_RATE) % 1;
    const hum = valueAt(tracks.hum, index / STEP);
    if (hum > 0) samples[index]! += HUM_GAIN * hum * Math.sin(2 * Math.PI * turn);
  }
}

function addHiss(samples: Float32Array, { hertz, bandwidth, from, until, level, fadeMs }: Hiss) {
  const noise = noiseSource();
  const resonator = new Resonator().tune(hertz, bandwidth);
  // Its level does not depend on its bandwidth.
  const gain = (level * LOUDNESS) / resonator.noiseGain;
  const last = Math.min(until * STEP, samples.length);
  for (let index = Math.floor(from * STEP); index < last; index++) {
    const ms = index / STEP;
    const fade = Math.min(1, (2 * (ms - from)) / fadeMs, (until - ms) / fadeMs);
    samples[index]! += gain * Math.max(0, fade) * resonator.passBand(noise());
  }
}

function valuesAt(tracks: Readonly<Record<Parameter, Track>>, ms: number) {
  return {
    f1: valueAt(tracks.f1, ms),
    f2: valueAt(tracks.f2, ms),
    f3: valueAt(tracks.f3, ms),
    voice: valueAt(tracks.voice, ms),
    breath: valueAt(tracks.breath, ms),
    nose: valueAt(tracks.nose, ms),
  };
}

/** White noise from −1 to 1 that is the same every time (xorshift). */
function noiseSource(): () => number {
  let state = 2_463_534_242;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  };
}

/** The greatest root mean square of any stretch. */
function loudest(samples: Float32Array): number {
  const width = LOUDNESS_MS * STEP;
  let greatest = 0;
  for (let start = 0; start + width <= samples.length; start += width / 2) {
    let power = 0;
    for (let index = start; index < start + width; index++) power += samples[index]! ** 2;
    greatest = Math.max(greatest, power / width);
  }
  return Math.sqrt(greatest);
}

function amplify(samples: Float32Array, gain: number) {
  for (let index = 0; index < samples.length; index++) samples[index]! *= gain;
}

function fadeEnds(samples: Float32Array) {
  const length = Math.min(FADE_MS * STEP, samples.length / 2);
  for (let index = 0; index < length; index++) {
    samples[index]! *= index / length;
    samples[samples.length - 1 - index]! *= index / length;
  }
}
