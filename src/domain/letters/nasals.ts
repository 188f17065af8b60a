import { consonantUnit, type Unit } from "./units.ts";

/**
 * The nasal that an anusvara stands for. Kannada and Telugu write it for the nasal before a stop.
 * Silent units may come between, and an anusvara before another stands for the same nasal. Null for
 * any other unit.
 */
export function nasalAt(units: readonly Unit[], index: number): string | null {
  const { ids, script } = units[index]!;
  if (ids.at(-1) !== "ṃ") return null;
  const next = units.findIndex((unit, at) => at > index && !isSilent(unit));
  if (units[next]?.script !== script) return null;
  return units[next].ids[0] === "ṃ" ? nasalAt(units, next) : units[next].nasal;
}

function isSilent({ ids, kept }: Unit): boolean {
  return ids.length === 0 && !kept;
}

/** Replaces each anusvara that stands for a nasal; the one in om has no width of its own. */
export function withNasals(units: readonly Unit[]): readonly Unit[] {
  return units.flatMap((unit, index) => {
    const nasal = nasalAt(units, index);
    if (nasal === null || unit.script === "common") return unit;
    const isOm = unit.kind === "vowel";
    const width = isOm ? 0 : unit.width;
    const consonant = consonantUnit([nasal], unit.script, {
      width,
      carriesA: false,
      hint: "anusvara",
    });
    return isOm ? [{ ...unit, ids: unit.ids.slice(0, 1) }, consonant] : consonant;
  });
}
