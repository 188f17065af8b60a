import { renderedNotes } from "#domain/raga/rendered-notes.ts";
import type { Note } from "#domain/raga/scale.ts";
import type { Tuning } from "#domain/raga/tuning.ts";
import { heardSeconds, type OneSound, sourceOf } from "../../../audio/one-sound.ts";
import { soundDrone } from "./drone.ts";

/** What is played and how. */
export interface Performance {
  readonly notes: readonly Note[];
  /** The frequency of each. */
  readonly hz: readonly number[];
  readonly secondsEach: number;
  readonly repeats: boolean;
  /** What is played; when this changes, it starts anew. */
  readonly course: string;
  readonly tonicHz: number;
  readonly tuning: Tuning;
  /** 0 (no drone) to 1. */
  readonly droneGain: number;
}

/** A scale in playback. */
export interface Playing {
  /** Changes the drone at once, and the notes from the next one on. */
  change(performance: Performance): void;
  /** Ends what sounds at a time, when it has faded out. */
  stop(fadedSeconds: number): void;
}

interface PlayEvents {
  /** The place in `hz` of the note that sounds; null before the first and after the last. */
  readonly onStep: (step: number | null) => void;
  /** It is over, or the browser took the sound away. */
  readonly onEnd: () => void;
}

/** How often the page looks which note sounds. */
const LOOK_MS = 25;

/** The time from the press to the first note, for the browser to get ready. */
const LEAD_SECONDS = 0.08;

/** Plays a scale on the open loudspeaker, from the same samples as it is saved. */
export function playScale(sound: OneSound, first: Performance, events: PlayEvents): Playing {
  const { context } = sound;
  const drone = soundDrone(sound, first);
  let performance = first;
  let run = begin(0, context.currentTime + LEAD_SECONDS);
  /** What is heard until the run begins. */
  let before = run;
  let present: number | null = null;

  /** Starts the notes from one of them on. */
  function begin(step: number, seconds: number) {
    const { hz, secondsEach, repeats } = performance;
    const samples = renderedNotes(hz, secondsEach, context.sampleRate);
    const source = sourceOf(sound, samples, context.sampleRate);
    source.loop = repeats;
    source.start(seconds, step * secondsEach);
    const startSeconds = seconds - step * secondsEach;
    const endSeconds = repeats ? Number.POSITIVE_INFINITY : startSeconds + hz.length * secondsEach;
    return {
      source,
      fromSeconds: seconds,
      startSeconds,
      endSeconds,
      steps: hz.length,
      secondsEach,
    };
  }

  const timer = setInterval(() => {
    const heard = heardSeconds(sound);
    const step = stepAt(heard < run.fromSeconds ? before : run, heard);
    if (step !== present) events.onStep(step);
    present = step;
    if (heard >= run.endSeconds || context.state !== "running") events.onEnd();
  }, LOOK_MS);

  return {
    change(next) {
      drone.tune(next);
      const last = performance;
      performance = next;
      if (notesOf(next) === notesOf(last)) return;
      const { step, seconds } = nextNote(run, context.currentTime);
      run.source.stop(seconds);
      if (step === 0 && seconds > run.startSeconds && !next.repeats) {
        run = { ...run, endSeconds: seconds };
        return;
      }
      if (context.currentTime >= run.fromSeconds) before = run;
      run = begin(next.course === last.course ? step : 0, seconds);
    },
    stop(fadedSeconds) {
      clearInterval(timer);
      drone.stop(fadedSeconds);
      run.source.stop(fadedSeconds);
    },
  };
}

const notesOf = ({ hz, secondsEach, repeats }: Performance) => `${[...hz, secondsEach, repeats]}`;

/** Notes that are played one after another, and perhaps again. */
interface Run {
  /** When the first of them began, or would have. */
  readonly startSeconds: number;
  /** When the run itself begins, with a later note. */
  readonly fromSeconds: number;
  readonly endSeconds: number;
  readonly steps: number;
  readonly secondsEach: number;
}

/**
 * The place of the note that sounds at a time; null before the first and after the last.
 */
export function stepAt({ startSeconds, endSeconds, steps, secondsEach }: Run, seconds: number) {
  if (seconds < startSeconds || seconds >= endSeconds) return null;
  return Math.floor((seconds - startSeconds) / secondsEach) % steps;
}

/** The note that begins next, and when; 0 after the last one. */
export function nextNote({ startSeconds, fromSeconds, steps, secondsEach }: Run, seconds: number) {
  // A run that has not begun begins with its own note; the sum of many steps is a little off.
  const elapsed = Math.max(seconds, fromSeconds) - startSeconds;
  const notes = Math.ceil(elapsed / secondsEach - 1e-6);
  return { step: notes % steps, seconds: startSeconds + notes * secondsEach };
}
