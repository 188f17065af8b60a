import { AudioOutput } from "./audio-output.ts";

/** How long a sound takes to fade out; a jump to silence would click. */
const FADE_SECONDS = 0.15;

const loudspeaker = new AudioOutput();
/** How many sounds need the loudspeaker awake. */
let uses = 0;
let stopPresent: (() => void) | undefined;

/**
 * Stops what sounds or listens on this page, because the microphone would hear the loudspeaker.
 *
 * @param stop Stops what takes its place, when something else begins; a late call must be harmless.
 */
export function stopOtherSounds(stop?: () => void): void {
  const stopLast = stopPresent;
  stopPresent = stop;
  stopLast?.();
}

/** The loudspeaker, opened for one sound. */
export interface OneSound {
  readonly context: AudioContext;
  /** What sounds is connected to this. */
  readonly out: AudioNode;
  /** Ends it, unless that has happened. */
  close(): void;
}

/**
 * Opens the loudspeaker for one sound, in place of what sounded before; null if it was stopped while
 * the browser got ready. Call it when somebody presses something: browsers keep a page silent until
 * then.
 *
 * @param onStop Called once it is over; it fades out until the time given, when its sources can stop.
 * @throws {NoSoundError} with a sentence for the visitor, where the browser plays no sound.
 */
export async function openSound(onStop: (fadedSeconds: number) => void): Promise<OneSound | null> {
  let out: GainNode | undefined;
  let isOver = false;
  function stop() {
    isOver = true;
    onStop(out ? fadeOut(out) : 0);
  }
  stopOtherSounds(stop);
  const close = () => {
    if (!isOver) stopOtherSounds();
  };
  uses += 1;
  try {
    const context = await loudspeaker.wake();
    if (!isOver) {
      out = new GainNode(context);
      out.connect(context.destination);
      return { context, out, close };
    }
  } catch (error) {
    if (!isOver) {
      release();
      close();
      throw error;
    }
  }
  release();
  return null;
}

function fadeOut(out: GainNode): number {
  const { currentTime } = out.context;
  // After seven times this nothing is left.
  out.gain.setTargetAtTime(0, currentTime, FADE_SECONDS / 7);
  setTimeout(() => {
    out.disconnect();
    release();
  }, 1000 * FADE_SECONDS);
  return currentTime + FADE_SECONDS;
}

/** A loudspeaker that nothing uses may sleep. */
function release() {
  uses -= 1;
  if (uses === 0) loudspeaker.suspend();
}

/** Samples between −1 and 1, ready to start. */
export function sourceOf(
  { context, out }: OneSound,
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
): AudioBufferSourceNode {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(out);
  return source;
}

/** The moment of the sound's clock that is heard now: later than the clock, long with Bluetooth. */
export const heardSeconds = ({ context }: OneSound): number =>
  context.currentTime - (context.outputLatency || 0);
