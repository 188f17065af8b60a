import { type Note, noteHz, notesOf, type Scale } from "#domain/raga/scale.ts";
import { type PlaySettings, tonicHz } from "./play-settings.ts";
import type { Performance } from "./scale-player.ts";

/** A scale as the visitor wants it played. */
export function scalePerformance(scale: Scale, settings: PlaySettings): Performance {
  return { ...soundOf(notesOf(scale, settings.course), settings), course: settings.course };
}

/** A single note, without a drone. */
export function notePerformance(note: Note, settings: PlaySettings): Performance {
  return { ...soundOf([note], settings), course: "note", repeats: false, droneGain: 0 };
}

function soundOf(notes: readonly Note[], settings: PlaySettings): Omit<Performance, "course"> {
  const { tuning, notesPerMinute, repeats, drone, droneLoudness } = settings;
  const saHz = tonicHz(settings);
  return {
    notes,
    hz: notes.map((note) => noteHz(note, saHz, tuning)),
    tonicHz: saHz,
    tuning,
    secondsEach: 60 / notesPerMinute,
    repeats,
    droneGain: drone ? droneLoudness / 100 : 0,
  };
}
