import type { CSSProperties } from "react";
import { centsBetween } from "#domain/raga/notes.ts";
import type { Note } from "#domain/raga/scale.ts";
import { svaraFacts } from "#domain/raga/svara.ts";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";

/** A note with its frequency. */
interface Rung extends Note {
  readonly hz: number;
}

interface PitchLadderProps {
  readonly name: string;
  /** Rising from Sa to the upper Sa. */
  readonly rungs: readonly Rung[];
  /** The note that sounds. */
  readonly sounding: Note | null;
}

/** The notes of a scale at heights that show their pitch; marks the one that sounds. */
export function PitchLadder({ name, rungs, sounding }: PitchLadderProps) {
  return (
    <ol
      className="pitch-ladder"
      style={{ "--rungs": rungs.length } as CSSProperties}
      aria-label={`Swaras of ${name} with their frequencies`}
    >
      {rungs.map(({ svara, isUpper, hz }) => {
        const height = centsBetween(rungs[0]!.hz, hz) / 1200;
        const isSounding = svara === sounding?.svara && isUpper === sounding.isUpper;
        return (
          <li
            key={isUpper ? "upper" : svara}
            className={isUpper ? "pitch-step pitch-step-upper" : "pitch-step"}
            aria-current={isSounding ? "true" : undefined}
            style={{ "--height": height } as CSSProperties}
          >
            <span className="pitch-svara">{svara}</span>
            {isUpper && <span className="unseen">upper</span>}
            <Sanskrit font="ragas">{svaraFacts(svara).devanagari}</Sanskrit>
            <span className="pitch-stem" aria-hidden="true" />
            <span className="label num">{hz.toFixed(1)} Hz</span>
          </li>
        );
      })}
    </ol>
  );
}
