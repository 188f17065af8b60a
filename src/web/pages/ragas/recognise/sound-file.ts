import type { PitchFrame } from "#domain/raga/pitch.ts";
import { filtered, pitchFramesOf } from "./pitch-reader.ts";

/** Only this much of a file is heard; a scale up and down takes ten seconds. */
export const HEARD_SECONDS = 60;

const MAX_MEGABYTES = 20;

/** Enough for pitch, and the rate at which the recogniser was measured. */
const SAMPLE_RATE = 22_050;

/** After this many frames the page gets a turn. */
const FRAMES_AT_A_TIME = 40;

/** Why a file cannot be used, as a sentence for the visitor. */
export class SoundFileError extends Error {
  override readonly name = "SoundFileError";
}

/**
 * Reads the pitch of an audio file in any format that the browser supports.
 *
 * @throws {SoundFileError} if the file is too large, or has no sound.
 * @throws what the browser throws when it cannot read the file.
 * @throws the reason of `signal` once it is aborted.
 */
export async function pitchFramesOfFile(
  file: Blob,
  signal: AbortSignal,
): Promise<readonly PitchFrame[]> {
  if (file.size > MAX_MEGABYTES * 1e6) {
    throw new SoundFileError(
      `The file is larger than ${MAX_MEGABYTES} MB. Cut it to the scale alone, or save it as MP3.`,
    );
  }
  const sound = await prepared(await file.arrayBuffer());
  const frames: PitchFrame[] = [];
  for (const frame of pitchFramesOf(sound, SAMPLE_RATE)) {
    frames.push(frame);
    if (frames.length % FRAMES_AT_A_TIME === 0) await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return frames;
}

async function prepared(bytes: ArrayBuffer): Promise<Float32Array> {
  // An offline context decodes to its own sample rate and needs no permission.
  const buffer = await new OfflineAudioContext(1, 1, SAMPLE_RATE)
    .decodeAudioData(bytes)
    .catch(() => null);
  if (!buffer?.length) {
    throw new SoundFileError(
      "The browser finds no sound in this file. Choose a WAV, MP3, M4A, Ogg or FLAC file.",
    );
  }
  const length = Math.min(buffer.length, HEARD_SECONDS * SAMPLE_RATE);
  const context = new OfflineAudioContext(1, length, SAMPLE_RATE);
  const source = new AudioBufferSourceNode(context, { buffer });
  filtered(source).connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}
