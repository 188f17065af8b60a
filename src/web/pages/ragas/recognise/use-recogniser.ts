import { useState } from "react";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { answerTo, weightsOf } from "./answer.ts";
import { LiveHearing } from "./live-hearing.ts";
import { listenToMicrophone, microphoneProblem } from "./microphone.ts";
import { saOfRecording } from "./sa-first.ts";
import { HEARD_SECONDS, pitchFramesOfFile, SoundFileError } from "./sound-file.ts";
import { useHearing } from "./use-hearing.ts";

/** For a file that was moved, or that its cloud does not hand over. */
const UNREADABLE = "The file could not be read. Choose it again.";

/** Hears a scale from the microphone or a file, and says which it may be. */
export function useRecogniser() {
  const { hearing, tell, begin, end, cancel, finish } = useHearing();
  const [sungSaHz, setSungSaHz] = useState<number | null>(null);

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
    const onLost = () => cancel("The microphone was taken away. Connect it and listen again.");
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
