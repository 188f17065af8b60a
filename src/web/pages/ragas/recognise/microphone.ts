import { LISTENING } from "#domain/raga/listening.ts";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { filtered, pitchReader } from "./pitch-reader.ts";

/** The browser's processing for clear speech distorts notes, so it is switched off. */
const AS_IT_SOUNDS: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
};

/** The maximum that browsers allow, two thirds of a second, so that a busy page misses nothing. */
const REMEMBERED_SAMPLES = 32_768;

const LOOK_MS = 50;

/**
 * Opens the microphone and reports the pitch it hears, about forty times a second. Nothing is
 * stored or sent. Aborting `signal` releases it at any time, even while the browser asks for
 * permission.
 *
 * @throws what the browser throws when it refuses the microphone; `microphoneProblem` explains it.
 */
export async function listenToMicrophone(
  signal: AbortSignal,
  onPitch: (frame: PitchFrame) => void,
  onLost: () => void,
) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: AS_IT_SOUNDS });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return release();
  signal.addEventListener("abort", release);

  const context = new AudioContext();
  signal.addEventListener("abort", () => context.close());
  const analyser = new AnalyserNode(context, { fftSize: REMEMBERED_SAMPLES });
  filtered(new MediaStreamAudioSourceNode(context, { mediaStream: stream })).connect(analyser);
  const timer = setInterval(pitchesOf(analyser, onPitch), LOOK_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
  stream.getAudioTracks()[0]?.addEventListener("ended", onLost);
  await context.resume();
}

// Each call reads the frames that have passed since the last one.
function pitchesOf(analyser: AnalyserNode, onPitch: (frame: PitchFrame) => void) {
  const { sampleRate } = analyser.context;
  const { frameSamples, read } = pitchReader(sampleRate);
  const hop = Math.round(LISTENING.hopSeconds * sampleRate);
  const sound = new Float32Array(analyser.fftSize);
  let end = 0;
  return () => {
    const now = Math.round(analyser.context.currentTime * sampleRate);
    analyser.getFloatTimeDomainData(sound);
    // Sound older than the analyser's buffer is lost.
    end = Math.max(end, now - sound.length + frameSamples - hop);
    for (; end + hop <= now; end += hop) {
      const last = sound.length - (now - end - hop);
      onPitch({ seconds: end / sampleRate, ...read(sound.subarray(last - frameSamples, last)) });
    }
  };
}

const INSTEAD = "You can choose an audio file instead.";

/**
 * Explains in a sentence why there is no microphone, and what to do.
 *
 * @param error what `getUserMedia` threw.
 */
export function microphoneProblem(error: unknown, isSecureContext: boolean): string {
  if (!isSecureContext) {
    return `Browsers give the microphone only to pages opened with https. Open this page with https. ${INSTEAD}`;
  }
  switch (error instanceof DOMException ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return `The microphone is not allowed on this page. Allow it in the browser's settings for this site and listen again. ${INSTEAD}`;
    case "NotFoundError":
      return `No microphone was found. Connect one and listen again. ${INSTEAD}`;
    case "NotReadableError":
    case "AbortError":
      return `The microphone does not respond: another program may be using it. Close that program and listen again. ${INSTEAD}`;
    default:
      return `This browser gives no microphone. ${INSTEAD}`;
  }
}
