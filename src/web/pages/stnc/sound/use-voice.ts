import { useEffect, useRef, useState } from "react";
import { NoSoundError } from "../../../audio/audio-output.ts";
import { stopOtherSounds } from "../../../audio/one-sound.ts";
import { type Saying, say } from "../../../audio/say.ts";
import { useStopOnLeaving } from "../../../audio/use-stop-on-leaving.ts";
import type { Piece } from "./piece.ts";

interface Sounding {
  /** What sounds, or sounded last; null at first and after `leave`. */
  readonly piece: Piece | null;
  /** Its sound, for a mouth that moves with it; null in silence and under the slide. */
  readonly saying: Saying | null;
  /** What was pressed last, to be played again. */
  readonly pieces: readonly Piece[];
  readonly isSounding: boolean;
  /** Why nothing sounds, as a sentence for the visitor. */
  readonly problem: string | null;
}

const SILENT: Sounding = {
  piece: null,
  saying: null,
  pieces: [],
  isSounding: false,
  problem: null,
};

/** Sounds letters one after another and says which of them sounds. */
export function useVoice() {
  const [sounding, setSounding] = useState(SILENT);
  /** Changes with everything that is pressed, so that what was pressed before knows it is over. */
  const turn = useRef(0);
  /** What the slide shows, while it goes on. */
  const sliding = useRef<Piece | null>(null);

  function stop(change: Partial<Sounding> = {}) {
    turn.current += 1;
    sliding.current = null;
    stopOtherSounds();
    setSounding((now) => ({ ...now, saying: null, isSounding: false, ...change }));
  }

  /** Settles when all is over: true if all was heard. */
  async function sound(pieces: readonly Piece[]): Promise<boolean> {
    turn.current += 1;
    const mine = turn.current;
    const change = (part: Partial<Sounding>) => {
      if (turn.current === mine) setSounding((now) => ({ ...now, ...part }));
      return turn.current === mine;
    };
    try {
      for (const piece of pieces) {
        change({ pieces, piece, saying: null, isSounding: true, problem: null });
        const saying = await say(piece.spoken);
        // Under the hand the mouth follows the slide, not the sound.
        change({ saying: sliding.current ? null : saying });
        await saying.ended;
        if (turn.current !== mine) return false;
      }
      return change({ saying: null, isSounding: false });
    } catch (error) {
      if (!(error instanceof NoSoundError)) throw error;
      if (turn.current === mine) stop({ problem: error.message });
      return false;
    }
  }

  /** Plays pieces one after another, in place of what plays. */
  function play(pieces: readonly Piece[]) {
    sliding.current = null;
    void sound(pieces);
  }

  /** Shows a piece at once, and plays it when the piece before has been heard to its end. */
  async function slide(piece: Piece) {
    const isGoingOn = sliding.current !== null;
    sliding.current = piece;
    setSounding((now) => ({ ...now, piece, saying: null, problem: null }));
    if (isGoingOn) return;
    let heard = piece;
    while ((await sound([heard])) && sliding.current !== heard) heard = sliding.current!;
    if (sliding.current === heard) sliding.current = null;
  }

  /** Stops, and shows the places instead of a letter. */
  const leave = (problem: string | null = null) => stop({ piece: null, problem });

  useEffect(() => () => stopOtherSounds(), []);
  useStopOnLeaving(sounding.isSounding, stop);
  return { ...sounding, play, slide, stop, leave };
}
