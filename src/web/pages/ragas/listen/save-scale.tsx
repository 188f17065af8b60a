import { useState } from "react";
import type { Scale } from "#domain/raga/scale.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PlaySettings } from "./play-settings.ts";

interface SaveScaleProps {
  readonly name: string;
  readonly fileName: string;
  readonly scale: Scale;
  readonly settings: PlaySettings;
}

/** Saves a scale as it is set to be played. The code that writes files loads when it is asked for. */
export function SaveScale({ name, fileName, scale, settings }: SaveScaleProps) {
  const [outcome, setOutcome] = useState<"saved" | "failed" | null>(null);
  async function save(kind: "midi" | "wav") {
    setOutcome(null);
    try {
      const { saveScale } = await import("./saved-scale.ts");
      saveScale(kind, { name, fileName, scale, settings });
      setOutcome("saved");
    } catch {
      setOutcome("failed");
    }
  }
  return (
    <div className="play-bar no-print">
      <Button onClick={() => save("midi")}>Save as MIDI</Button>
      <Button onClick={() => save("wav")}>Save as WAV</Button>
      <p className="note" role="status">
        {outcome === "saved" ? `${name} is saved.` : "With this tonic, tuning and tempo."}
      </p>
      {outcome === "failed" && <Alert>The file could not be written. Please try again.</Alert>}
    </div>
  );
}
