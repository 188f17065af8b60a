import { LISTENING } from "#domain/raga/recognise/listening.ts";
import type { PitchFrame } from "#domain/raga/recognise/pitch.ts";
import { filtered } from "./listening-filter.ts";
import { pitchReader } from "./pitch-reader.ts";

/** What a browser does to make speech clear bends notes. */
const AS_IT_SOUNDS: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
};

/** As much as browsers allow, two thirds of a second: a page that is busy meanwhile misses nothing. */
const REMEMBERED_SAMPLES = 32_768;

const LOOK_MS = 50;

/**
 * Opens the microphone and tells the pitch of what it hears, some forty times a second. Nothing is
 * kept or sent. Ending `signal` releases it at any time, also while the visitor is still asked.
 *
 * @throws what the browser throws when it gives no microphone; `microphoneProblem` puts it in words.
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

// Reads, whenever it is called, the frames that have gone by since the last time.
function pitchesOf(analyser: AnalyserNode, onPitch: (frame: PitchFrame) => void) {
  const { sampleRate } = analyser.context;
  const { frameSamples, read } = pitchReader(sampleRate);
  const hop = Math.round(LISTENING.hopSeconds * sampleRate);
  const sound = new Float32Array(analyser.fftSize);
  let end = 0;
  return () => {
    const now = Math.round(analyser.context.currentTime * sampleRate);
    analyser.getFloatTimeDomainData(sound);
    // What is older than the analyser remembers is lost.
    end = Math.max(end, now - sound.length + frameSamples - hop);
    for (; end + hop <= now; end += hop) {
      const last = sound.length - (now - end - hop);
      onPitch({ seconds: end / sampleRate, ...read(sound.subarray(last - frameSamples, last)) });
    }
  };
}
