import { envelopeOf, LOUDNESS } from "#domain/raga/tone.ts";
import type { Tuning } from "#domain/raga/tuning.ts";
import { brightWave, soundDrone } from "./drone.ts";
import {
  type Cursor,
  endOf,
  notesDue,
  type Pace,
  stepAt,
  type TimedNote,
} from "./note-schedule.ts";

/** What is played and how. Changes during playback are heard from the next note on. */
export interface Performance extends Omit<Pace, "steps"> {
  /** The frequency of each note in turn. */
  readonly hz: readonly number[];
  /** What is played; when this changes, it starts anew. */
  readonly course: string;
  readonly tonicHz: number;
  readonly tuning: Tuning;
  /** 0 (no drone) to 1. */
  readonly droneGain: number;
}

/** A scale in playback. */
export interface Playing {
  change(performance: Performance): void;
  /** Fades out within a tenth of a second. */
  stop(): void;
}

interface PlayEvents {
  /** The place in `hz` of the note that sounds; null between notes. */
  readonly onStep: (step: number | null) => void;
  /** The course is over, or the browser took the sound away: stop now. */
  readonly onEnd: () => void;
}

/** How often the clock is checked. */
const LOOK_MS = 25;

/** The time from the press to the first note, for the browser to get ready. */
const LEAD_SECONDS = 0.08;

/**
 * After each of these intervals the sound falls to a third; after seven nothing is left to click.
 */
const FADE_CONSTANT_SECONDS = 0.02;
const FADE_MS = 150;

/** Plays a scale on an open audio output. */
export function playScale(
  context: AudioContext,
  first: Performance,
  { onStep, onEnd }: PlayEvents,
): Playing {
  const out = new GainNode(context, { gain: LOUDNESS });
  out.connect(context.destination);
  const drone = soundDrone(context, out);
  drone.tune(first);

  let performance = first;
  let cursor: Cursor | null = { step: 0, startSeconds: context.currentTime + LEAD_SECONDS };
  let notes: readonly TimedNote[] = [];
  let present: number | null = null;

  const timer = setInterval(() => {
    const now = context.currentTime;
    // A note scheduled now is heard after the output latency, which is long with Bluetooth.
    const heard = now - (context.outputLatency || 0);
    if (cursor) {
      const { hz } = performance;
      const due = notesDue({ ...performance, steps: hz.length }, cursor, now);
      for (const note of due.notes) soundNote(out, hz[note.step]!, note);
      notes = [...notes.filter((note) => endOf(note) > heard), ...due.notes];
      cursor = due.next;
    }
    const step = stepAt(notes, heard);
    if (step !== present) onStep(step);
    present = step;
    const isOver = cursor === null && notes.every((note) => endOf(note) <= heard);
    if (isOver || context.state !== "running") onEnd();
  }, LOOK_MS);

  return {
    change(next) {
      if (cursor && next.course !== performance.course) cursor = { ...cursor, step: 0 };
      performance = next;
      drone.tune(next);
    },
    stop() {
      clearInterval(timer);
      out.gain.setTargetAtTime(0, context.currentTime, FADE_CONSTANT_SECONDS);
      setTimeout(() => {
        drone.end();
        out.disconnect();
      }, FADE_MS);
    },
  };
}

function soundNote(out: AudioNode, frequency: number, note: TimedNote) {
  const { context } = out;
  const voice = new OscillatorNode(context, { frequency, periodicWave: brightWave(context) });
  const loudness = new GainNode(context, { gain: 0 });
  for (const [seconds, gain] of envelopeOf(note)) {
    loudness.gain.linearRampToValueAtTime(gain, seconds);
  }
  voice.connect(loudness).connect(out);
  voice.start(note.startSeconds);
  voice.stop(endOf(note));
}
