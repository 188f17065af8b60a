import { useState } from "react";
import { type PlaySettings, settingsFrom } from "./play-settings.ts";

const KEY = "ragas.sound";

/** The settings stored on this device; if storage is denied, they last as long as the page. */
export function useRememberedSettings(): [
  settings: PlaySettings,
  change: (part: Partial<PlaySettings>) => void,
] {
  const [settings, setSettings] = useState(() => settingsFrom(stored()));
  function change(part: Partial<PlaySettings>) {
    const next = { ...settings, ...part };
    setSettings(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage denied or full.
    }
  }
  return [settings, change];
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
