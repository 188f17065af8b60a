import { useRef, useState } from "react";
import { speak } from "#domain/sound/voice.ts";
import { NoSoundError } from "../../audio/audio-output.ts";
import { say } from "../../audio/say.ts";

/** The voice of the page. */
export interface Voice {
  /** Speaks a letter or a word in IAST. */
  readonly hear: (text: string) => Promise<void>;
  /** The letter that is being heard, in IAST. */
  readonly sounding: string | null;
  /** Why nothing is heard. */
  readonly problem: string | null;
}

/** The modelled voice. */
export function useVoice(): Voice {
  const [sounding, setSounding] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(0);

  async function hearNow(text: string) {
    turn.current += 1;
    const mine = turn.current;
    const isMine = () => turn.current === mine;
    setProblem(null);
    const reason = await hear(text, (latin) => isMine() && setSounding(latin));
    if (!isMine()) return;
    setSounding(null);
    setProblem(reason);
  }

  return { hear: hearNow, sounding, problem };
}

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
