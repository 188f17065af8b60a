import { useCallback, useEffect, useRef, useState } from "react";
import { AudioOutput, NoSoundError } from "../../../audio/audio-output.ts";
import { useStopOnLeaving } from "../../../audio/use-stop-on-leaving.ts";
import { stopOtherSounds } from "./one-sound.ts";
import { type Performance, type Playing, playScale } from "./scale-player.ts";

export interface ScalePlayer {
  /** What is played now; null in silence. */
  readonly performance: Performance | null;
  /** The place in it of the note that sounds; null while none does. */
  readonly step: number | null;
  /** Why there is no sound. */
  readonly problem: string | null;
  /** Plays it in place of what is played now. */
  readonly play: (performance: Performance) => void;
  /** Changes what is played now, from the next note on; in silence, nothing. */
  readonly change: (performance: Performance) => void;
  readonly stop: () => void;
}

/** Longer than a sound takes to fade out. */
const FADED_MS = 200;

/** Plays scales and single notes, one at a time. */
export function useScalePlayer(): ScalePlayer {
  const [output] = useState(() => new AudioOutput());
  const playing = useRef<Playing | null>(null);
  const wanted = useRef<Performance | null>(null);
  const [performance, setPerformance] = useState<Performance | null>(null);
  const [step, setStep] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const want = useCallback((next: Performance | null) => {
    wanted.current = next;
    setPerformance(next);
  }, []);

  const stop = useCallback(() => {
    playing.current?.stop();
    playing.current = null;
    want(null);
    setStep(null);
    setTimeout(() => {
      if (wanted.current === null) output.suspend();
    }, FADED_MS);
  }, [want, output]);

  async function play(next: Performance) {
    stopOtherSounds(stop);
    playing.current?.stop();
    playing.current = null;
    setStep(null);
    setProblem(null);
    want(next);
    try {
      const context = await output.wake();
      // Stopped meanwhile, or restarted, and the other start was faster.
      if (wanted.current === null || playing.current !== null) return;
      const events = { onStep: setStep, onEnd: stop };
      playing.current = playScale(context, wanted.current, events);
    } catch (error) {
      const isStopped = wanted.current === null;
      stop();
      if (!(error instanceof NoSoundError)) throw error;
      if (!isStopped) setProblem(error.message);
    }
  }

  const change = useCallback(
    (next: Performance) => {
      if (wanted.current === null) return;
      want(next);
      playing.current?.change(next);
    },
    [want],
  );

  useEffect(
    () => () => {
      stop();
      setTimeout(() => output.close(), FADED_MS);
    },
    [stop, output],
  );
  useStopOnLeaving(performance !== null, stop);

  return { performance, step, problem, play, change, stop };
}
