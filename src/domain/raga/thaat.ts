import { melakartaScale } from "./melakarta.ts";

/**
 * The ten thaats, by which Hindustani music sorts its ragas: the name, and the seven svaras as
 * Carnatic music names them (komal re, ga, dha and ni are R1, G2, D1 and N2; tivra ma is M2).
 *
 * @see V. N. Bhatkhande (1860-1936), for the ten; ragajunglism.org/ragas/thaat, for their notes.
 */
export const THAAT_ROWS: readonly (readonly [name: string, svaras: string])[] = [
  ["Bilawal", "S R2 G3 M1 P D2 N3"],
  ["Khamaj", "S R2 G3 M1 P D2 N2"],
  ["Kafi", "S R2 G2 M1 P D2 N2"],
  ["Asavari", "S R2 G2 M1 P D1 N2"],
  ["Bhairavi", "S R1 G2 M1 P D1 N2"],
  ["Bhairav", "S R1 G3 M1 P D1 N3"],
  ["Kalyan", "S R2 G3 M2 P D2 N3"],
  ["Marwa", "S R1 G3 M2 P D2 N3"],
  ["Purvi", "S R1 G3 M2 P D1 N3"],
  ["Todi", "S R1 G2 M2 P D1 N3"],
];

/**
 * The Hindustani thaat that has the svaras of a melakarta; null for the 62 that none has.
 *
 * @throws {DomainError} `number_out_of_range`
 *
 * @example
 * thaatOf(29); // "Bilawal"
 */
export function thaatOf(number: number): string | null {
  const svaras = melakartaScale(number).svaras.join(" ");
  return THAAT_ROWS.find(([, own]) => own === svaras)?.[0] ?? null;
}
