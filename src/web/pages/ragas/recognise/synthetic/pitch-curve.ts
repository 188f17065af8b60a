import type { PlannedNote } from "./phrase.ts";
import { SAMPLE_RATE, type Sound, silentSound } from "./sound.ts";

/** How a voice moves on a note and to the next. */
interface Manner {
  readonly glideSeconds: number;
  readonly vibratoHz: number;
  readonly vibratoCents: number;
}

/** The frequency of a phrase, sample by sample. */
export function pitchCurve(phrase: readonly PlannedNote[], manner: Manner): Sound {
  const curve = silentSound(phrase.reduce((sum, { seconds }) => sum + seconds, 0));
  let start = 0;
  let before = phrase[0]!.hz;
  for (const { hz, seconds } of phrase) {
    const end = start + seconds * SAMPLE_RATE;
    for (let index = Math.ceil(start); index < Math.min(end, curve.length); index++) {
      const arrived = Math.min((index - start) / SAMPLE_RATE / manner.glideSeconds, 1);
      const turn = (2 * Math.PI * manner.vibratoHz * index) / SAMPLE_RATE;
      const wavering = 2 ** ((manner.vibratoCents * Math.sin(turn)) / 1200);
      curve[index] = before * (hz / before) ** arrived * wavering;
    }
    [start, before] = [end, hz];
  }
  return curve;
}

/** The phase of a tone that follows a curve, in turns. */
export function phasesOf(curve: Sound): Float64Array {
  let turns = 0;
  return Float64Array.from(curve, (hz) => {
    turns += hz / SAMPLE_RATE;
    return turns;
  });
}

/** A tone that follows a curve, with a level for each harmonic. */
export function harmonicTone(curve: Sound, levels: readonly number[]): Sound {
  const phases = phasesOf(curve);
  return curve.map((_, index) =>
    levels.reduce(
      (sum, level, k) => sum + level * Math.sin(2 * Math.PI * (k + 1) * phases[index]!),
      0,
    ),
  );
}
