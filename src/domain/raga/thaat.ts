import { melakartaScale } from "./melakarta.ts";
import { THAAT_ROWS } from "./tables/thaat.data.ts";

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
