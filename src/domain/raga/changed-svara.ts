import { MELAKARTA_NUMBERS, melakartaScale } from "./melakarta.ts";
import { SVARAS, type Svara, svaraFacts } from "./svara.ts";

/** A svara that another one replaces. */
interface SvaraChange {
  readonly from: Svara;
  readonly to: Svara;
}

/** The melakarta that results from changing a svara, and all that changed. */
export interface ChangedRaga {
  readonly number: number;
  /** Empty if nothing changed. With R3 or G1 the neighbour may have to move too. */
  readonly changes: readonly SvaraChange[];
}

/**
 * Replaces one svara of a melakarta by another form of it. If no melakarta has that with the other
 * six, its neighbour moves by the fewest steps that make one.
 *
 * @throws {DomainError} `number_out_of_range`
 *
 * @example
 * withSvara(29, "M2"); // { number: 65, changes: [{ from: "M1", to: "M2" }] }
 * withSvara(29, "G1"); // { number: 5, changes: [{ from: "R2", to: "R1" }, { from: "G3", to: "G1" }] }
 */
export function withSvara(number: number, svara: Svara): ChangedRaga {
  const { svaras } = melakartaScale(number);
  const candidates = MELAKARTA_NUMBERS.filter((other) =>
    melakartaScale(other).svaras.includes(svara),
  );
  const changed = candidates.reduce((best, other) =>
    distance(svaras, other) < distance(svaras, best) ? other : best,
  );
  const to = melakartaScale(changed).svaras;
  return {
    number: changed,
    changes: svaras.flatMap((from, place) =>
      from === to[place] ? [] : [{ from, to: to[place]! }],
    ),
  };
}

/**
 * The forms of a svara that melakartas have, from the lowest; only itself for S and P.
 *
 * @example
 * formsOf("M1"); // ["M1", "M2"]
 */
export function formsOf(svara: Svara): readonly Svara[] {
  return SVARAS.map((facts) => facts.svara).filter((form) => form[0] === svara[0]);
}

// Steps of a semitone that turn one scale into the other.
function distance(svaras: readonly Svara[], other: number): number {
  const places = melakartaScale(other).svaras;
  return svaras.reduce(
    (sum, svara, place) =>
      sum + Math.abs(svaraFacts(svara).semitones - svaraFacts(places[place]!).semitones),
    0,
  );
}
