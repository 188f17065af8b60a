/** A browser that takes longer is taken to block the sound: a slow device needs seconds to start it. */
const PATIENCE_MS = 8000;
/** A loudspeaker that was at work before comes back sooner, or never. */
const SECOND_PATIENCE_MS = 1500;

/** Why no sound is heard, as a sentence for the visitor. */
export class NoSoundError extends Error {
  override readonly name = "NoSoundError";
}

/** The loudspeaker as one part of a page uses it. */
export class AudioOutput {
  #context: AudioContext | undefined;

  /**
   * Gives a context that sounds: the one of before, or a new one where that does not come back, as
   * after a call on a phone. Browsers allow sound only after the visitor pressed something, and lifted
   * the finger.
   *
   * @throws {NoSoundError} where the browser cannot play sound or does not allow it.
   */
  async wake(): Promise<AudioContext> {
    const before = this.#context;
    if (before) {
      if (await sounds(before, SECOND_PATIENCE_MS)) return before;
      if (this.#context === before) this.close();
    }
    this.#context ??= newContext();
    const context = this.#context;
    if (await sounds(context, PATIENCE_MS)) return context;
    if (this.#context === context) this.close();
    throw new NoSoundError(
      "The browser blocks sound. Allow sound for this site, then press again.",
    );
  }

  /** Lets the loudspeaker sleep until it is woken again. */
  suspend(): void {
    void this.#context?.suspend();
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
  }
}

function newContext(): AudioContext {
  try {
    return new AudioContext();
  } catch {
    throw new NoSoundError(
      "This browser plays no sound here. Check that sound is switched on, or try another browser.",
    );
  }
}

async function sounds(context: AudioContext, patienceMs: number): Promise<boolean> {
  const { promise: resumed, resolve } = Promise.withResolvers<void>();
  // The promise may stay pending for ever in a browser that blocks the sound.
  const resume = () => context.resume().then(resolve, () => {});
  addEventListener("pointerup", resume);
  void resume();
  await Promise.race([resumed, pause(patienceMs)]);
  removeEventListener("pointerup", resume);
  return context.state === "running";
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
