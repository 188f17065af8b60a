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
  const reader = pitchReader(context.sampleRate);
  const analyser = new AnalyserNode(context, { fftSize: reader.frameSamples });
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream });
  filtered(source).connect(analyser);

  const samples = new Float32Array(reader.frameSamples);
  let last = 0;
  const timer = setInterval(() => {
    const seconds = context.currentTime;
    if (seconds === last) return;
    last = seconds;
    analyser.getFloatTimeDomainData(samples);
    onPitch({ seconds, ...reader.read(samples) });
  }, 1000 * LISTENING.hopSeconds);

  stream.getAudioTracks()[0]?.addEventListener("ended", onLost);
  signal.addEventListener("abort", () => clearInterval(timer));
  await context.resume();
}
