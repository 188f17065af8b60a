import { useEffect, useState } from "react";
import { KATTAIS } from "#domain/raga/kattai.ts";
import type { Course } from "#domain/raga/scale.ts";
import type { Tuning } from "#domain/raga/tuning.ts";
import { storedText, storeText } from "../../../api/browser-storage.ts";

/** How a visitor wants scales to be played. */
export interface PlaySettings {
  readonly course: Course;
  /** The index of Sa in `KATTAIS`. */
  readonly kattai: number;
  readonly octave: "middle" | "lower";
  readonly tuning: Tuning;
  readonly notesPerMinute: number;
  readonly repeats: boolean;
  readonly drone: boolean;
  /** 0 to 100. */
  readonly droneLoudness: number;
}

export const SLOWEST = 60;
export const FASTEST = 180;

/** The defaults: C4, up and down, two notes a second. */
export const USUAL_SETTINGS: PlaySettings = {
  course: "both",
  kattai: 0,
  octave: "middle",
  tuning: "just",
  notesPerMinute: 120,
  repeats: false,
  drone: false,
  droneLoudness: 50,
};

const FITS: { readonly [Name in keyof PlaySettings]: (value: unknown) => boolean } = {
  course: (value) => value === "both" || value === "arohana" || value === "avarohana",
  kattai: (value) => typeof value === "number" && KATTAIS[value] !== undefined,
  octave: (value) => value === "middle" || value === "lower",
  tuning: (value) => value === "just" || value === "equal",
  notesPerMinute: (value) => isBetween(value, SLOWEST, FASTEST),
  repeats: (value) => typeof value === "boolean",
  drone: (value) => typeof value === "boolean",
  droneLoudness: (value) => isBetween(value, 0, 100),
};

/** Reads settings written by `JSON.stringify`; missing or invalid ones get their defaults. */
export function settingsFrom(text: string | null): PlaySettings {
  const kept = parsed(text);
  const fitting = Object.entries(FITS).filter(([name, fits]) => fits(kept[name]));
  return { ...USUAL_SETTINGS, ...Object.fromEntries(fitting.map(([name]) => [name, kept[name]])) };
}

/** The frequency of Sa. */
export function tonicHz({ kattai, octave }: Pick<PlaySettings, "kattai" | "octave">): number {
  return KATTAIS[kattai]!.hz / (octave === "lower" ? 2 : 1);
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

function isBetween(value: unknown, low: number, high: number): boolean {
  return typeof value === "number" && value >= low && value <= high;
}

const KEY = "ragas.sound";

/** The settings stored on this device; if storage is denied, they last as long as the page. */
export function useRememberedSettings(): [
  settings: PlaySettings,
  change: (part: Partial<PlaySettings>) => void,
] {
  const [settings, setSettings] = useState(() => settingsFrom(null));
  // After the first drawing, which is that of the build.
  useEffect(() => setSettings(settingsFrom(storedText(KEY))), []);
  function change(part: Partial<PlaySettings>) {
    const next = { ...settings, ...part };
    setSettings(next);
    storeText(KEY, JSON.stringify(next));
  }
  return [settings, change];
}
