import { melakartaOfSemitones, melakartaScale, semitonesOf } from "./melakarta.ts";
import type { Svara } from "./svara.ts";

/** Another melakarta with the same notes. */
interface Relative {
  readonly number: number;
  /** The svara of the first scale that is Sa in this one. */
  readonly sa: Svara;
}

/**
 * Finds the melakartas that appear when another svara of the scale is heard as Sa (graha bheda), in
 * order of that svara.
 *
 * @throws {DomainError} `number_out_of_range`
 *
 * @example
 * relativesOf(15); // [{ number: 72, sa: "R1" }, { number: 57, sa: "M1" }]
 */
export function relativesOf(number: number): readonly Relative[] {
  const { svaras } = melakartaScale(number);
  const semitones = semitonesOf(number);
  return svaras.slice(1).flatMap((sa, index) => {
    const start = semitones[index + 1]!;
    const rotated = semitones.map((place) => (place - start + 12) % 12);
    const relative = melakartaOfSemitones(rotated);
    return relative === null ? [] : [{ number: relative, sa }];
  });
}
