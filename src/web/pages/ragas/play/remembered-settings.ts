import { useEffect, useState } from "react";
import { storedText, storeText } from "../../../api/browser-storage.ts";
import { type PlaySettings, settingsFrom } from "./play-settings.ts";

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
