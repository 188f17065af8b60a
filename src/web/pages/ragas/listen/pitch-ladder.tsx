import type { CSSProperties } from "react";
import type { Raga } from "#domain/raga/raga.ts";
import { centsBetween } from "#domain/raga/recognise/notes.ts";
import { svaraFacts } from "#domain/raga/svara.ts";
import { RagaWord } from "../raga-word.tsx";

interface PitchLadderProps {
  readonly raga: Raga;
  /** For each of the eight notes, from Sa to the upper Sa. */
  readonly frequencies: readonly number[];
  /** The step that is sounding, 0 to 7. */
  readonly place: number | null;
}

/** The eight notes of a scale at heights that show their pitch; marks the one that sounds. */
export function PitchLadder({ raga, frequencies, place }: PitchLadderProps) {
  return (
    <ol className="pitch-ladder" aria-label={`Svaras of ${raga.name} with their frequencies`}>
      {raga.arohana.map((svara, index) => {
        const hz = frequencies[index]!;
        const height = centsBetween(frequencies[0]!, hz) / 1200;
        return (
          <li
            key={index === 7 ? "upper" : svara}
            className={index === 7 ? "pitch-step pitch-step-upper" : "pitch-step"}
            aria-current={index === place ? "true" : undefined}
            style={{ "--height": height } as CSSProperties}
          >
            <span className="pitch-svara">{svara}</span>
            {index === 7 && <span className="unseen">upper</span>}
            <RagaWord>{svaraFacts(svara).devanagari}</RagaWord>
            <span className="pitch-stem" aria-hidden="true" />
            <span className="label num">{hz.toFixed(1)} Hz</span>
          </li>
        );
      })}
    </ol>
  );
}
