import type { Spoken } from "#domain/sound/voice.ts";
import { AudioOutput } from "./audio-output.ts";

/** Something that sounds. */
export interface Saying {
  /** How much was heard, in milliseconds of what is spoken; below 0 before it starts. */
  position(): number;
  /** Settles when it ends; true if it was heard completely. */
  readonly ended: Promise<boolean>;
}

/** Time for the browser to get ready. */
const LEAD_SECONDS = 0.03;
const FADE_SECONDS = 0.04;

const loudspeaker = new AudioOutput();
let stopCurrent: (() => void) | undefined;
/** Changes with everything that is said or hushed, so that what still waits knows it is over. */
let turn = 0;

const NEVER_HEARD: Saying = { position: () => -1, ended: Promise.resolve(false) };

/**
 * Plays what `speak` has made, and ends what played before; something newer ends it too. Call it when
 * somebody presses something: browsers keep a page silent until then.
 *
 * @example
 * await say(speak("gha")!);
 * @throws {NoSoundError} with a sentence for the visitor, where the browser plays no sound.
 */
export async function say({ samples, sampleRate }: Spoken): Promise<Saying> {
  hush();
  const mine = turn;
  const output = await loudspeaker.wake();
  if (turn !== mine) return NEVER_HEARD;
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(output, { buffer });
  const gain = new GainNode(output);
  source.connect(gain).connect(output.destination);
  const start = output.currentTime + LEAD_SECONDS;
  source.start(start);

  let isWhole = true;
  const stop = () => {
    isWhole = false;
    gain.gain.setTargetAtTime(0, output.currentTime, FADE_SECONDS / 4);
    source.stop(output.currentTime + FADE_SECONDS);
  };
  stopCurrent = stop;
  const ended = new Promise<boolean>((resolve) => {
    source.addEventListener("ended", () => {
      gain.disconnect();
      if (stopCurrent === stop) stopCurrent = undefined;
      // A loudspeaker that nothing uses may sleep.
      if (!stopCurrent) loudspeaker.suspend();
      resolve(isWhole);
    });
  });
  return {
    position: () => (output.currentTime - (output.outputLatency || 0) - start) * 1000,
    ended,
  };
}

/** Fades out what is playing, and drops what waits for the browser to get ready. */
export function hush(): void {
  turn += 1;
  stopCurrent?.();
  stopCurrent = undefined;
}
