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

const SAMPLE_RATE = 44_100;

/** Downloads a scale as it is set to be played: once through, without drone. */
export function SaveScale({ name, fileName, scale, settings }: SaveScaleProps) {
  const { download, start } = useDownload();
  const { hz, secondsEach } = scalePerformance(scale, settings);
  const midi = () => midiFile(name, hz, secondsEach);
  const wav = () => wavFile(renderedNotes(hz, secondsEach, SAMPLE_RATE), SAMPLE_RATE);
  const save = (extension: string, type: string, write: () => BlobPart) =>
    start(() => downloadFile(`${fileName}.${extension}`, new Blob([write()], { type })));
  return (
    <div className="play-bar row no-print">
      <Button onClick={() => save("mid", "audio/midi", midi)}>Save as MIDI</Button>
      <Button onClick={() => save("wav", "audio/wav", wav)}>Save as WAV</Button>
      <p className="note" role="status">
        {download.isDone ? `${name} is saved.` : "With this tonic, tuning and tempo."}
      </p>
      <DownloadNote {...download} />
    </div>
  );
}
