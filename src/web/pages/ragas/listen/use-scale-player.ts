import { useCallback, useEffect, useRef, useState } from "react";
import { NoSoundError, openOutput, wake } from "./audio-output.ts";
import { takeTheFloor } from "./one-sound.ts";
import { type Performance, type Playing, playScale } from "./scale-player.ts";
import { useStopOnLeaving } from "./use-stop-on-leaving.ts";

interface ScalePlayer {
  readonly isPlaying: boolean;
  /** 0 for Sa to 7 for the upper Sa; null while nothing sounds. */
  readonly place: number | null;
  /** Why there is no sound. */
  readonly problem: string | null;
  readonly play: () => void;
  readonly stop: () => void;
}

/** Longer than a sound takes to fade out. */
const FADED_MS = 200;

/** Plays a scale with the present settings, and follows their changes. */
export function useScalePlayer(performance: Performance): ScalePlayer {
  const context = useRef<AudioContext | null>(null);
  const playing = useRef<Playing | null>(null);
  const wanted = useRef<Performance | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [place, setPlace] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const stop = useCallback(() => {
    playing.current?.stop();
    playing.current = null;
    wanted.current = null;
    setIsPlaying(false);
    setPlace(null);
    setTimeout(() => {
      if (wanted.current === null) context.current?.suspend();
    }, FADED_MS);
  }, []);

  async function play() {
    takeTheFloor(stop);
    wanted.current = performance;
    setIsPlaying(true);
    setProblem(null);
    try {
      context.current ??= openOutput();
      await wake(context.current);
      // Stopped meanwhile, or stopped and restarted, and the other start was faster.
      if (wanted.current === null || playing.current !== null) return;
      const events = { onPlace: setPlace, onEnd: stop };
      playing.current = playScale(context.current, wanted.current, events);
    } catch (error) {
      if (!(error instanceof NoSoundError)) throw error;
      if (wanted.current !== null) setProblem(error.message);
      stop();
    }
  }

  useEffect(() => {
    if (wanted.current === null) return;
    wanted.current = performance;
    playing.current?.change(performance);
  }, [performance]);

  useEffect(
    () => () => {
      stop();
      const opened = context.current;
      context.current = null;
      setTimeout(() => opened?.close(), FADED_MS);
    },
    [stop],
  );
  useStopOnLeaving(isPlaying, stop);

  return { isPlaying, place, problem, play, stop };
}
