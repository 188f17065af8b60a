import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { stopOtherSounds } from "../../../audio/one-sound.ts";
import { useStopOnLeaving } from "../../../audio/use-stop-on-leaving.ts";
import { type Answer, answerTo, LiveHearing, weightsOf } from "./answer.ts";
import { listenToMicrophone, microphoneProblem } from "./microphone.ts";
import { saOfRecording } from "./sa-first.ts";
import { HEARD_SECONDS, pitchFramesOfFile, SoundFileError } from "./sound-file.ts";

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

const NOTHING: Hearing = {
  activity: "idle",
  saHz: null,
  pitch: null,
  weights: [],
  answer: null,
  problem: null,
};

/** For a file that was moved, or that its cloud does not hand over. */
const UNREADABLE = "The file could not be read. Choose it again.";

/**
 * Hears a scale from the microphone or a file, one at a time, and says which it may be. It ends at
 * the latest when the page is hidden or left.
 */
export function useRecogniser() {
  const [hearing, setHearing] = useState(NOTHING);
  const [sungSaHz, setSungSaHz] = useState<number | null>(null);
  /** What runs: how to end it, and its result so far. */
  const running = useRef<{ end: AbortController; answer: () => Answer | null } | null>(null);

  const tell = (part: Partial<Hearing>) => setHearing((before) => ({ ...before, ...part }));

  function end(outcome: Partial<Hearing>) {
    running.current?.end.abort();
    running.current = null;
    tell({ activity: "idle", pitch: null, ...outcome });
  }

  /** Ends it without a result, or with an error. */
  const cancel = (problem: string | null = null) => end({ ...NOTHING, problem });

  /** Ends it, if it runs, with the result so far. */
  function finish() {
    if (running.current) end({ answer: running.current.answer() });
  }

  /** Begins; the signal is aborted when it ends. */
  function begin(start: Pick<Hearing, "activity" | "saHz">, answer: () => Answer | null) {
    stopOtherSounds(finish);
    tell({ ...NOTHING, ...start });
    const controller = new AbortController();
    running.current = { end: controller, answer };
    return controller.signal;
  }

  /** Listens to the microphone until `finish`; without a Sa it first waits for one. */
  async function listen(knownSaHz: number | null) {
    const heard = new LiveHearing(knownSaHz);
    const signal = begin({ activity: "asking", saHz: knownSaHz }, () => heard.answer());
    function hear(frame: PitchFrame) {
      if (signal.aborted) return;
      heard.hear(frame);
      const { saHz, weights, seconds } = heard;
      if (knownSaHz === null) setSungSaHz(saHz);
      tell({ activity: "listening", pitch: frame, saHz, weights });
      if (seconds > HEARD_SECONDS) finish();
    }
    const onLost = () => cancel("The microphone was disconnected. Connect it and listen again.");
    try {
      await listenToMicrophone(signal, hear, onLost);
    } catch (error) {
      if (!signal.aborted) cancel(microphoneProblem(error, window.isSecureContext));
    }
  }

  /** Hears a file; without a given Sa, the file must open with it, or begin and end with it. */
  async function read(file: File, knownSaHz: number | null) {
    const signal = begin({ activity: "reading", saHz: knownSaHz }, () => null);
    try {
      const frames = await pitchFramesOfFile(file, signal);
      const saHz = knownSaHz ?? saOfRecording(frames);
      end({ saHz, weights: weightsOf(frames, saHz), answer: answerTo(frames, saHz) });
    } catch (error) {
      if (signal.aborted) return;
      cancel(error instanceof SoundFileError ? error.message : UNREADABLE);
    }
  }

  useStopOnLeaving(hearing.activity !== "idle", finish);
  const finishHidden = useEffectEvent(() => document.hidden && finish());
  const cancelAtEnd = useEffectEvent(() => cancel());
  useEffect(() => {
    document.addEventListener("visibilitychange", finishHidden);
    return () => {
      document.removeEventListener("visibilitychange", finishHidden);
      cancelAtEnd();
    };
  }, []);

  return {
    hearing,
    /** The Sa last sung into the microphone. */
    sungSaHz,
    listen,
    read,
    finish,
    cancel,
  };
}
