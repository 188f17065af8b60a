import { midiFile } from "#domain/raga/midi-file.ts";
import { renderedNotes } from "#domain/raga/rendered-notes.ts";
import type { Scale } from "#domain/raga/scale.ts";
import { wavFile } from "#domain/raga/wav-file.ts";
import { downloadFile } from "../../../download/download-file.ts";
import { DownloadNote } from "../../../download/download-note.tsx";
import { useDownload } from "../../../download/use-download.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { PlaySettings } from "./play-settings.ts";
import { scalePerformance } from "./scale-performance.ts";

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

const SAMPLE_RATE = 44_100;

interface NamedScale {
  readonly name: string;
  readonly fileName: string;
  readonly scale: Scale;
  readonly settings: PlaySettings;
}

/** Saves the scale once through, without drone, in the browser's folder of downloads. */
function saveScale(kind: "midi" | "wav", { name, fileName, scale, settings }: NamedScale) {
  const { hz, secondsEach } = scalePerformance(scale, settings);
  if (kind === "midi") {
    const bytes = midiFile(name, hz, secondsEach);
    downloadFile(`${fileName}.mid`, new Blob([bytes], { type: "audio/midi" }));
    return;
  }
  const bytes = wavFile(renderedNotes(hz, secondsEach, SAMPLE_RATE), SAMPLE_RATE);
  downloadFile(`${fileName}.wav`, new Blob([bytes], { type: "audio/wav" }));
}
