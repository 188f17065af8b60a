import { useCallback, useEffect, useRef, useState } from "react";
import type { PitchFrame } from "#domain/raga/recognise/pitch.ts";
import type { Answer } from "./answer.ts";
import { takeTheFloor } from "./one-sound.ts";
import { useStopOnLeaving } from "./use-stop-on-leaving.ts";

/** What the recogniser is doing, and what it has come to. */
export interface Hearing {
  readonly activity: "idle" | "asking" | "listening" | "reading";
  /** Null as long as it is not known. */
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

/** Keeps one hearing at a time, which ends at the latest when the page is hidden or left. */
export function useHearing() {
  const [hearing, setHearing] = useState(NOTHING);
  const ending = useRef<Ending | null>(null);
  const tell = useCallback(
    (part: Partial<Hearing>) => setHearing((before) => ({ ...before, ...part })),
    [],
  );

  /** Ends it with what it has come to. */
  const end = useCallback(
    (outcome: Partial<Hearing>) => {
      ending.current?.controller.abort();
      ending.current = null;
      tell({ activity: "idle", pitch: null, ...outcome });
    },
    [tell],
  );

  /** Ends it without an answer, or with what went wrong. */
  const cancel = useCallback(
    (problem: string | null = null) => end({ ...NOTHING, problem }),
    [end],
  );

  /** Ends it, if there is one, with what can be said of it so far. */
  const finish = useCallback(() => {
    if (ending.current) end({ answer: ending.current.answer() });
  }, [end]);

  /** Begins one; the signal is aborted when it ends. */
  function begin(start: Pick<Hearing, "activity" | "saHz">, answer: Ending["answer"]) {
    takeTheFloor(finish);
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
