import { useCallback, useEffect, useRef, useState } from "react";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { useStopOnLeaving } from "../../../audio/use-stop-on-leaving.ts";
import { stopOtherSounds } from "../play/one-sound.ts";
import type { Answer } from "./answer.ts";

/** The recogniser's activity and result. */
export interface Hearing {
  readonly activity: "idle" | "asking" | "listening" | "reading";
  /** Null until it is known. */
  readonly saHz: number | null;
  readonly pitch: PitchFrame | null;
  /** How much of each of the twelve places was heard, a held note being 1. */
  readonly weights: readonly number[];
  readonly answer: Answer | null;
  readonly problem: string | null;
}

interface Ending {
  readonly controller: AbortController;
  readonly answer: () => Answer | null;
}

const NOTHING: Hearing = {
  activity: "idle",
  saHz: null,
  pitch: null,
  weights: [],
  answer: null,
  problem: null,
};

/** Runs one hearing at a time; it ends at the latest when the page is hidden or left. */
export function useHearing() {
  const [hearing, setHearing] = useState(NOTHING);
  const ending = useRef<Ending | null>(null);
  const tell = useCallback(
    (part: Partial<Hearing>) => setHearing((before) => ({ ...before, ...part })),
    [],
  );

  /** Ends it with a result. */
  const end = useCallback(
    (outcome: Partial<Hearing>) => {
      ending.current?.controller.abort();
      ending.current = null;
      tell({ activity: "idle", pitch: null, ...outcome });
    },
    [tell],
  );

  /** Ends it without a result, or with an error. */
  const cancel = useCallback(
    (problem: string | null = null) => end({ ...NOTHING, problem }),
    [end],
  );

  /** Ends it, if one is running, with the result so far. */
  const finish = useCallback(() => {
    if (ending.current) end({ answer: ending.current.answer() });
  }, [end]);

  /** Starts one; its signal is aborted when it ends. */
  function begin(start: Pick<Hearing, "activity" | "saHz">, answer: Ending["answer"]) {
    stopOtherSounds(finish);
    cancel();
    tell(start);
    ending.current = { controller: new AbortController(), answer };
    return ending.current.controller.signal;
  }

  useStopOnLeaving(hearing.activity !== "idle", finish);
  useEffect(() => {
    const finishHidden = () => document.hidden && finish();
    document.addEventListener("visibilitychange", finishHidden);
    return () => {
      document.removeEventListener("visibilitychange", finishHidden);
      cancel();
    };
  }, [finish, cancel]);

  return { hearing, tell, begin, end, cancel, finish };
}
