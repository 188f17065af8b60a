import { useCallback, useEffect, useRef, useState } from "react";
import { evidenceOf } from "#domain/raga/recognise/evidence.ts";
import { notesIn } from "#domain/raga/recognise/notes.ts";
import type { PitchFrame } from "#domain/raga/recognise/pitch.ts";
import { type Answer, answerTo } from "./answer.ts";
import { LiveHearing } from "./live-hearing.ts";
import { listenToMicrophone } from "./microphone.ts";
import { microphoneProblem } from "./microphone-problem.ts";
import { takeTheFloor } from "./one-sound.ts";
import { saAtOpening } from "./sa-first.ts";
import { HEARD_SECONDS, pitchFramesOfFile, SoundFileError } from "./sound-file.ts";
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

const NOTHING: Hearing = {
  activity: "idle",
  saHz: null,
  pitch: null,
  weights: [],
  answer: null,
  problem: null,
};

/** Hears a scale from the microphone or a file, and says which it may be. */
export function useRecogniser() {
  const [hearing, setHearing] = useState(NOTHING);
  const [sungSaHz, setSungSaHz] = useState<number | null>(null);
  const ending = useRef<AbortController | null>(null);
  const live = useRef<LiveHearing | null>(null);
  const tell = useCallback(
    (part: Partial<Hearing>) => setHearing((before) => ({ ...before, ...part })),
    [],
  );

  const end = useCallback(
    (outcome: Partial<Hearing>) => {
      ending.current?.abort();
      ending.current = null;
      live.current = null;
      tell({ activity: "idle", pitch: null, ...outcome });
    },
    [tell],
  );

  /** Ends it without a word, or with what went wrong. */
  const cancel = useCallback(
    (problem: string | null = null) => end({ ...NOTHING, problem }),
    [end],
  );

  /** Ends it, and says what there was to hear. */
  const finish = useCallback(() => {
    if (live.current) end({ answer: live.current.answer() });
    else if (ending.current) cancel();
  }, [end, cancel]);

  function begin(activity: Hearing["activity"], saHz: number | null): AbortSignal {
    takeTheFloor(finish);
    cancel();
    tell({ activity, saHz });
    ending.current = new AbortController();
    return ending.current.signal;
  }

  /** Listens to the microphone until `finish`; without a Sa it waits for one first. */
  async function listen(knownSaHz: number | null) {
    const signal = begin("asking", knownSaHz);
    const heard = new LiveHearing(knownSaHz);
    function hear(frame: PitchFrame) {
      live.current = heard;
      heard.hear(frame);
      const { saHz, weights, seconds } = heard;
      if (knownSaHz === null) setSungSaHz(saHz);
      tell({ activity: "listening", pitch: frame, saHz, weights });
      if (seconds > HEARD_SECONDS) finish();
    }
    const onLost = () => cancel("The microphone was taken away. Connect it and listen again.");
    try {
      await listenToMicrophone(signal, hear, onLost);
    } catch (error) {
      if (!signal.aborted) cancel(microphoneProblem(error, window.isSecureContext));
    }
  }

  /** Hears a file; without a Sa, the file has to open with it. */
  async function read(file: File, knownSaHz: number | null) {
    const signal = begin("reading", knownSaHz);
    try {
      const frames = await pitchFramesOfFile(file, signal);
      const saHz = knownSaHz ?? saAtOpening(frames);
      end({ saHz, weights: weightsOf(frames, saHz), answer: answerTo(frames, saHz) });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof SoundFileError)) throw error;
      cancel(error.message);
    }
  }

  const isBusy = hearing.activity !== "idle";
  useStopOnLeaving(isBusy, finish);
  useEffect(() => {
    const finishHidden = () => document.hidden && finish();
    document.addEventListener("visibilitychange", finishHidden);
    return () => {
      document.removeEventListener("visibilitychange", finishHidden);
      cancel();
    };
  }, [finish, cancel]);

  return {
    hearing,
    isBusy,
    /** The Sa that was last sung to the microphone. */
    sungSaHz,
    listen,
    read,
    finish,
    cancel,
  };
}

function weightsOf(frames: readonly PitchFrame[], saHz: number | null): readonly number[] {
  return saHz === null ? [] : evidenceOf(notesIn(frames), saHz).weights;
}
