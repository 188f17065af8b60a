import { speak } from "#domain/sound/voice/voice.ts";
import { NoSoundError } from "../../../voice/audio-output.ts";
import { say } from "../../../voice/say.ts";

/**
 * Speaks a letter or a word in the modelled voice, to its end or until something else is spoken.
 * Returns why nothing is heard, as a sentence; null otherwise.
 *
 * @param text IAST, without spaces.
 * @param onLetter Called with the letter that is being heard, in IAST, whenever it changes.
 */
export async function hear(
  text: string,
  onLetter: (latin: string) => void,
  sound: typeof say = say,
): Promise<string | null> {
  const spoken = speak(text);
  if (spoken === null) return "The voice does not know every letter of this word.";
  try {
    const saying = await sound(spoken);
    let frame = requestAnimationFrame(function follow() {
      const position = saying.position();
      const phase = spoken.phases.findLast(({ from }) => from <= position);
      if (phase) onLetter(phase.letter);
      frame = requestAnimationFrame(follow);
    });
    await saying.ended;
    cancelAnimationFrame(frame);
    return null;
  } catch (error) {
    if (!(error instanceof NoSoundError)) throw error;
    return error.message;
  }
}
