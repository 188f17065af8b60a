import { useRef, useState } from "react";

/** The voice of the page. */
export interface Voice {
  /** Speaks a letter or a word in IAST. */
  readonly hear: (text: string) => Promise<void>;
  /** The letter that is being heard, in IAST. */
  readonly sounding: string | null;
  /** Why nothing is heard. */
  readonly problem: string | null;
}

/** The modelled voice; its code loads when something is to be heard for the first time. */
export function useVoice(): Voice {
  const [sounding, setSounding] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(0);

  async function hear(text: string) {
    turn.current += 1;
    const mine = turn.current;
    const isMine = () => turn.current === mine;
    setProblem(null);
    const reason = await import("./hear.ts")
      .then((voice) => voice.hear(text, (latin) => isMine() && setSounding(latin)))
      .catch(() => "The voice could not be loaded. Press again, or reload the page.");
    if (!isMine()) return;
    setSounding(null);
    setProblem(reason);
  }

  return { hear, sounding, problem };
}
