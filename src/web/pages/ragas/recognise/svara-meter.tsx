import type { CSSProperties } from "react";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { centsAboveSa, isClear, namesOfPlace } from "./pitch-name.ts";

interface SvaraMeterProps {
  readonly pitch: PitchFrame | null;
  readonly saHz: number | null;
  /** How much of each place was heard, a held note being 1. */
  readonly weights: readonly number[];
}

const PLACES = Array.from({ length: 12 }, (_, place) => namesOfPlace(place));

/** The twelve svarasthanas from Sa: how much of each was heard, and where the pitch is now. */
export function SvaraMeter({ pitch, saHz, weights }: SvaraMeterProps) {
  const heard = PLACES.filter((_, place) => (weights[place] ?? 0) >= 1);
  const heardText = heard.length > 0 ? heard.map((names) => names.join(" or ")).join(", ") : "none";
  const isShown = saHz !== null && pitch !== null && isClear(pitch);
  return (
    <div className="svara-meter" role="img" aria-label={`Svarasthanas heard: ${heardText}`}>
      {PLACES.map((names, place) => (
        <div
          key={names[0]}
          className="svara-place"
          style={{ "--filled": Math.min(weights[place] ?? 0, 1) } as CSSProperties}
        >
          <span className="svara-bar" />
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      ))}
      {isShown && (
        <span
          className="svara-needle"
          style={{ "--cents": centsAboveSa(saHz, pitch.hz) } as CSSProperties}
        />
      )}
    </div>
  );
}
