/** How long a browser may take before it is taken to hold the sound back. */
const PATIENCE_MS = 2000;

/** Why nothing is heard, as a sentence for the visitor. */
export class NoSoundError extends Error {
  override readonly name = "NoSoundError";
}

/**
 * Opens the way to the loudspeaker; it may have to be woken before it sounds.
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
 * Wakes it, which browsers allow when something was pressed.
 *
 * @throws {NoSoundError} where the browser does not allow it.
 */
export async function wake(context: AudioContext) {
  // The promise of a browser that holds the sound back may stay open for ever.
  await Promise.race([context.resume().catch(() => {}), pause(PATIENCE_MS)]);
  if (context.state !== "running") {
    throw new NoSoundError(
      "The browser holds the sound back. Allow sound for this site and press Play again.",
    );
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
