/** A browser that takes longer is taken to block the sound: a slow device needs seconds to start it. */
const PATIENCE_MS = 8000;

/** Why no sound is heard, as a sentence for the visitor. */
export class NoSoundError extends Error {
  override readonly name = "NoSoundError";
}

/**
 * Opens an audio context; call `wake` before it sounds.
 *
 * @throws {NoSoundError} where the browser cannot play sound.
 */
export function openOutput(): AudioContext {
  try {
    return new AudioContext();
  } catch {
    throw new NoSoundError(
      "This browser plays no sound here. Check that sound is switched on, or try another browser.",
    );
  }
}

/**
 * Resumes it; browsers allow that only after the visitor pressed something, and lifted the finger.
 *
 * @throws {NoSoundError} where the browser does not allow it.
 */
export async function wake(context: AudioContext) {
  const resume = () => context.resume().catch(() => {});
  addEventListener("pointerup", resume);
  // The promise may stay pending for ever in a browser that blocks the sound.
  await Promise.race([resume(), pause(PATIENCE_MS)]);
  removeEventListener("pointerup", resume);
  if (context.state !== "running") {
    throw new NoSoundError(
      "The browser holds the sound back. Allow sound for this site, then press again.",
    );
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
