import type { Scale } from "#domain/raga/scale.ts";
import { DownloadNote } from "../../../download/download-note.tsx";
import { useDownload } from "../../../download/use-download.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { PlaySettings } from "./play-settings.ts";
import { saveScale } from "./saved-scale.ts";

interface SaveScaleProps {
  readonly name: string;
  readonly fileName: string;
  readonly scale: Scale;
  readonly settings: PlaySettings;
}

/** Saves a scale as it is set to be played. */
export function SaveScale({ name, fileName, scale, settings }: SaveScaleProps) {
  const { download, start } = useDownload();
  const save = (kind: "midi" | "wav") =>
    start(() => saveScale(kind, { name, fileName, scale, settings }));
  return (
    <div className="play-bar no-print">
      <Button onClick={() => save("midi")}>Save as MIDI</Button>
      <Button onClick={() => save("wav")}>Save as WAV</Button>
      <p className="note" role="status">
        {download.isDone ? `${name} is saved.` : "With this tonic, tuning and tempo."}
      </p>
      <DownloadNote {...download} />
    </div>
  );
}
