import { useRef, useState } from "react";
import { speak } from "#domain/sound/voice.ts";
import { NoSoundError } from "../../audio/audio-output.ts";
import { say } from "../../audio/say.ts";

/** The voice of the page. */
export interface Voice {
  /** Speaks a letter or a word in IAST without spaces, to its end or until another is spoken. */
  readonly hear: (text: string) => Promise<void>;
  /** The letter that is being heard, in IAST. */
  readonly sounding: string | null;
  /** Why nothing is heard, as a sentence. */
  readonly problem: string | null;
}

/** The modelled voice. */
export function useVoice(): Voice {
  const [sounding, setSounding] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(0);

  async function hear(text: string) {
    turn.current += 1;
    const mine = turn.current;
    const spoken = speak(text);
    setProblem(spoken ? null : "The voice does not know every letter of this word.");
    if (!spoken) return setSounding(null);
    try {
      const saying = await say(spoken);
      const follow = () => {
        if (turn.current !== mine) return;
        const position = saying.position();
        const phase = spoken.phases.findLast(({ from }) => from <= position);
        if (phase) setSounding(phase.letter);
        requestAnimationFrame(follow);
      };
      follow();
      await saying.ended;
    } catch (error) {
      if (!(error instanceof NoSoundError)) throw error;
      if (turn.current === mine) setProblem(error.message);
    }
    if (turn.current !== mine) return;
    turn.current += 1;
    setSounding(null);
  }

  return { hear, sounding, problem };
}
