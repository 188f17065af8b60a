import type { ScaleHeard } from "#domain/raga/heard-scale.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { Strokes } from "../../../ui/loading/strokes.tsx";
import type { Answer } from "./answer.ts";
import { keyOf } from "./pitch-name.ts";
import type { Hearing } from "./use-recogniser.ts";

interface HearingStatusProps {
  readonly hearing: Hearing;
  readonly source: "microphone" | "file";
  /** Null if Sa is to be found in the sound. */
  readonly knownSaHz: number | null;
}

/** The state, the next step or the result, in a line that screen readers announce. */
export function HearingStatus({ hearing, source, knownSaHz }: HearingStatusProps) {
  const { activity, answer } = hearing;
  return (
    <p className="sounding hearing-status" role="status">
      {activity !== "idle" && <Strokes />}
      <span>
        {activity !== "idle"
          ? promptOf(hearing)
          : answer === null
            ? invitation(source, knownSaHz)
            : answer.kind === "scale"
              ? resultOf(answer)
              : `Not enough to name a scale. ${adviceOn(answer)}`}
      </span>
    </p>
  );
}

function promptOf({ activity, saHz }: Hearing): string {
  if (activity === "asking") {
    return "Waiting for the microphone. Your browser may ask whether to allow it.";
  }
  if (activity === "reading") return "Listening to the file...";
  return saHz === null
    ? "Sing or play Sa, and hold it."
    : `Sa is ${hzInWords(saHz)}. Now the scale, then press Stop.`;
}

function invitation(source: HearingStatusProps["source"], saHz: number | null): string {
  if (source === "file") {
    return saHz === null
      ? "The recording must begin and end with Sa, as a scale does, or open with Sa held alone for a second and a half."
      : "Only the first minute of the recording is used.";
  }
  return saHz === null
    ? "Press Listen, hold Sa until it is heard, then continue with the scale."
    : `Press Listen and begin. Sa is ${hzInWords(saHz)}.`;
}

// While several scales have all that was heard, none of them fits best.
function resultOf({ candidates: [best], fitting }: ScaleHeard): string {
  return fitting.length > 1
    ? `${best!.heard.length} of 7 svaras were heard, and ${fitting.length} scales have them.`
    : `${nameOf(best!.number)} fits best.`;
}

function adviceOn(answer: Exclude<Answer, ScaleHeard>): string {
  switch (answer.reason) {
    case "no-sa":
      return "Sa was not heard. Hold Sa alone for a second and a half at the beginning, or choose Sa by its key. A recording may also begin and end with Sa.";
    case "silence":
      return "Nothing was heard. Sing or play closer to the microphone.";
    case "no-note":
      return "No steady note was heard. Hold each svara for about half a second.";
    case "few-svaras":
      return `${answer.svaras} of 7 svaras were heard. Sing the whole scale, up and down.`;
    case "no-scale":
      return "The notes do not lie on one scale from this Sa. Sing Sa again, then the scale, slowly.";
  }
}

const hzInWords = (hz: number) => `${hz.toFixed(1)} Hz (${keyOf(hz)})`;

const nameOf = (number: number) => `${number} ${RAGAS[number - 1]!.name}`;
