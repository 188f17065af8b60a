import { SVARAS, type Svara } from "../svara.ts";

const NAMES: ReadonlySet<string> = new Set(SVARAS.map(({ svara }) => svara));

/**
 * The different svaras of a text that is a scale, or part of one; null for any other text, and if no
 * svara has its number.
 *
 * @example
 * typedSvaras("S R1 G3 M1 – g3"); // ["S", "R1", "G3", "M1"]
 */
export function typedSvaras(text: string): readonly Svara[] | null {
  // The dot above is that of the octave.
  const compact = text
    .normalize("NFD")
    .toUpperCase()
    .replaceAll(/\u0307|[\s,.'’|·–-]/g, "");
  const svaras = compact.match(/[SP]|[RGMDN]\d/g) ?? [];
  const isScale = svaras.join("") === compact && svaras.every((svara) => NAMES.has(svara));
  if (!isScale || !svaras.some((svara) => svara.length > 1)) return null;
  return [...new Set(svaras)] as Svara[];
}
