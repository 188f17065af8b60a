let silencePresent: (() => void) | null = null;

/**
 * Silences whatever else of this page sounds or listens, because the microphone would hear the
 * loudspeaker. `silence` is called in turn when something else begins; it may be called late.
 */
export function takeTheFloor(silence: () => void) {
  if (silencePresent !== silence) silencePresent?.();
  silencePresent = silence;
}
