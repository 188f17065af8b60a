import { useEffect, useState } from "react";
import { valueAt } from "#domain/sound/voice-score.ts";
import type { Saying } from "../../../../audio/say.ts";
import type { Piece } from "../piece.ts";
import { PLACES } from "../places.ts";
import { between } from "./curve.ts";
import { phasePostures } from "./letter-posture.ts";
import { MouthDrawing, type MouthMoment } from "./mouth-drawing.tsx";
import { blend, CONTACTS } from "./posture.ts";

/** How quickly the mouth follows: after this time two thirds of the way are done. */
const INERTIA_MS = 28;

interface MouthProps {
  /** What it makes; null for the place that the address names. */
  readonly piece: Piece | null;
  /** The sound with which it moves; null while it rests. */
  readonly saying: Saying | null;
}

/** The mouth, which moves with what sounds, and otherwise rests in the posture of a letter. */
export function Mouth({ piece, saying }: MouthProps) {
  const [moving, setMoving] = useState<MouthMoment | null>(null);
  useEffect(() => {
    if (!piece || !saying || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const { spoken, walk } = piece;
    const postures = phasePostures(spoken.phases, walk === null ? undefined : piece.posture);
    let { posture } = piece;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const ms = saying.position();
      if (ms > spoken.ms) return;
      const index = Math.max(
        0,
        spoken.phases.findLastIndex(({ from }) => from <= ms),
      );
      posture = blend(posture, postures[index]!, 1 - Math.exp((last - now) / INERTIA_MS));
      last = now;
      setMoving({ posture, ...soundAt(piece, index, ms) });
      frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      setMoving(null);
    };
  }, [piece, saying]);
  return piece === null ? (
    <MouthDrawing title="The mouth from the side, as it makes a stop" moment={null} />
  ) : (
    <MouthDrawing
      title={`The mouth at ${piece.letter.forms.latin}`}
      moment={moving ?? atRest(piece)}
    />
  );
}

/** The posture by which the letter is known, with what it is made of. */
function atRest(piece: Piece): MouthMoment {
  const { manner, voiced, aspirated, nasal } = piece.letter.articulation;
  return {
    posture: piece.posture,
    contact: manner === "stop" || manner === "lateral" ? contactOf(piece) : null,
    voice: voiced,
    breath: aspirated,
    nose: nasal ? 1 : 0,
  };
}

/** Touch, voice, breath and nose at a moment of what is spoken. */
function soundAt(piece: Piece, phase: number, ms: number): Omit<MouthMoment, "posture"> {
  const { phases, tracks, hisses } = piece.spoken;
  const { kind, letter } = phases[phase]!;
  const isHissing = hisses.some(({ from, until }) => from <= ms && ms < until);
  return {
    contact: kind === "touch" && letter === piece.letter.latin ? contactOf(piece) : null,
    voice: Math.max(valueAt(tracks.voice, ms), valueAt(tracks.hum, ms)) > 0.1,
    breath: isHissing || valueAt(tracks.breath, ms) > 0.3,
    nose: valueAt(tracks.nose, ms),
  };
}

/** The point of the touch, also on the way from one place to the next, along the roof of the mouth. */
function contactOf({ walk, letter: { hex } }: Piece): MouthMoment["contact"] {
  if (walk === null) return null;
  const [from, to] = [Math.floor(walk), Math.ceil(walk)].map((step) => [CONTACTS[PLACES[step]!]]);
  return { at: between(from!, to!, walk % 1)[0]!, hex };
}
