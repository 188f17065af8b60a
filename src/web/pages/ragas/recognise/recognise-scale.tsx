import { useRef, useState } from "react";
import { KATTAIS } from "#domain/raga/kattai.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { HearingStatus } from "./hearing-status.tsx";
import { type ListeningChoice, ListeningChoices } from "./listening-choices.tsx";
import "./recognise-scale.css";
import "../play/play.css";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { isClear, keyOf, svaraOf } from "./pitch-name.ts";
import { ScaleAnswer } from "./scale-answer.tsx";
import { SvaraMeter } from "./svara-meter.tsx";
import { useRecogniser } from "./use-recogniser.ts";

/** Hears a scale from the microphone or a file, with a chosen or detected Sa, and names it. */
export function RecogniseScale() {
  const [choice, setChoice] = useState<ListeningChoice>({
    source: "microphone",
    saFrom: "sound",
    kattai: 0,
  });
  const { hearing, sungSaHz, listen, read, finish, cancel } = useRecogniser();
  const { pitch, saHz, weights, answer, problem } = hearing;
  const isBusy = hearing.activity !== "idle";
  const fileRef = useRef<HTMLInputElement>(null);
  const { source, saFrom, kattai } = choice;
  const chosenSaHz = saFrom === "choice" ? KATTAIS[kattai]!.hz : null;

  function change(part: Partial<ListeningChoice>) {
    cancel();
    setChoice({ ...choice, ...part });
  }

  function begin() {
    if (source === "file") fileRef.current?.click();
    else listen(chosenSaHz ?? sungSaHz);
  }

  return (
    <div className="stack">
      <p className="measure">
        Sing or play one scale up and down, each svara for about half a second. Sa must be known
        first: counted from another Sa, the same notes are mostly another scale.
      </p>
      <ListeningChoices choice={choice} onChange={change} />
      <div className="play-bar row short-choices no-print">
        <Button
          variant={isBusy ? "outlined" : "filled"}
          className="play-button"
          onClick={isBusy ? finish : begin}
        >
          {isBusy ? "Stop" : source === "file" ? "Choose a file" : "Listen"}
        </Button>
        {source === "microphone" && saFrom === "sound" && sungSaHz !== null && !isBusy && (
          <Button onClick={() => listen(null)}>Sing Sa again</Button>
        )}
        <input
          ref={fileRef}
          type="file"
          accept="audio/*"
          aria-label="Audio file"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) read(file, chosenSaHz);
            // Allows the same file to be chosen again.
            target.value = "";
          }}
        />
      </div>
      {problem && <Alert>{problem}</Alert>}
      <div className="hearing-line row row-end">
        <HearingStatus
          hearing={hearing}
          source={source}
          knownSaHz={chosenSaHz ?? (source === "file" ? null : sungSaHz)}
        />
        <PitchReadout pitch={pitch} saHz={saHz} />
      </div>
      <SvaraMeter pitch={pitch} saHz={saHz} weights={weights} />
      {answer?.kind === "scale" && <ScaleAnswer {...answer} />}
      <p className="note">
        This tells which of the 72 scales was sung or played, not the raga of a performance. The
        sound stays in this browser and is not stored. With a drone or other voices, recognition is
        unreliable.
      </p>
    </div>
  );
}

interface PitchReadoutProps {
  readonly pitch: PitchFrame | null;
  readonly saHz: number | null;
}

/** The current pitch in words; it changes too fast for screen readers to announce. */
function PitchReadout({ pitch, saHz }: PitchReadoutProps) {
  return (
    <p className="pitch-readout num">
      {pitch === null
        ? " "
        : isClear(pitch)
          ? `${pitch.hz.toFixed(1)} Hz: ${saHz === null ? keyOf(pitch.hz) : svaraOf(saHz, pitch.hz)}`
          : "No clear note"}
    </p>
  );
}
