import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Note } from "#domain/raga/scale.ts";
import { NoSoundError } from "../../../audio/audio-output.ts";
import { openSound, stopOtherSounds } from "../../../audio/one-sound.ts";
import { useStopOnLeaving } from "../../../audio/use-stop-on-leaving.ts";
import { type Performance, type Playing, playScale } from "./scale-player.ts";

export interface ScalePlayer {
  /** What is played now; null in silence. */
  readonly performance: Performance | null;
  /** The place in it of the note that sounds, and that note; null while none does. */
  readonly step: number | null;
  readonly sounding: Note | null;
  /** Why there is no sound. */
  readonly problem: string | null;
  /** Plays it in place of what is played now. */
  readonly play: (performance: Performance) => void;
  /** Changes what is played now, from the next note on; in silence, nothing. */
  readonly change: (performance: Performance) => void;
  readonly stop: () => void;
}

/** Plays scales and single notes, one at a time. */
export function useScalePlayer(): ScalePlayer {
  const wanted = useRef<Performance | null>(null);
  const playing = useRef<Playing | null>(null);
  const [performance, setPerformance] = useState<Performance | null>(null);
  const [step, setStep] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function want(next: Performance | null) {
    wanted.current = next;
    setPerformance(next);
  }

  function stop() {
    if (wanted.current !== null) stopOtherSounds();
  }

  async function play(first: Performance) {
    setProblem(null);
    const opening = openSound((fadedSeconds) => {
      playing.current?.stop(fadedSeconds);
      playing.current = null;
      want(null);
      setStep(null);
    });
    want(first);
    try {
      const sound = await opening;
      if (sound)
        playing.current = playScale(sound, wanted.current!, {
          onStep: setStep,
          onEnd: sound.close,
        });
    } catch (error) {
      if (!(error instanceof NoSoundError)) throw error;
      setProblem(error.message);
    }
  }

  function change(next: Performance) {
    if (wanted.current === null) return;
    want(next);
    playing.current?.change(next);
  }

  const stopAtEnd = useEffectEvent(stop);
  useEffect(() => () => stopAtEnd(), []);
  useStopOnLeaving(performance !== null, stop);

  const sounding = (step !== null && performance?.notes[step]) || null;
  return { performance, step, sounding, problem, play, change, stop };
}
