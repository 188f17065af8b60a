import { consonantUnit, type Unit } from "./units.ts";

/**
 * What an anusvara stands for: Kannada and Telugu spell the nasal before a stop so. What is not
 * heard may stand between. Null for any other unit.
 */
export function nasalAt(units: readonly Unit[], index: number): string | null {
  const { ids, script } = units[index]!;
  if (ids.at(-1) !== "ṃ") return null;
  const next = units.slice(index + 1).find((unit) => !isSilent(unit));
  return next?.script === script ? next.nasal : null;
}

function isSilent({ ids, kept }: Unit): boolean {
  return ids.length === 0 && !kept;
}

/** Puts the nasal for each anusvara that stands for one; the one in om has no width of its own. */
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
