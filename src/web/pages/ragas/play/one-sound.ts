let silencePresent: (() => void) | null = null;

/**
 * Stops everything else on this page that plays or listens, because the microphone would hear the
 * loudspeaker. `silence` is called when something else starts; late calls are harmless.
 */
export function stopOtherSounds(silence: () => void) {
  if (silencePresent !== silence) silencePresent?.();
  silencePresent = silence;
}
