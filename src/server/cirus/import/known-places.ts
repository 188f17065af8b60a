import { foldName } from "../names.ts";
import type { HeldPlace } from "../release.ts";
import type { ImportRow } from "./import-row.ts";

/**
 * Makes the search for the place that a row is about: by its id, or by its names within its state
 * or continent. A name that several places share finds none.
 */
export function placeFinder<Held extends HeldPlace>(
  known: readonly Held[],
  otherNamesOf: (place: Held) => readonly string[],
  groupOf: (place: Held) => string,
) {
  const byId = new Map(known.map((place) => [place.id, place]));
  const nameOf = (group: string, name: string) => `${foldName(group)}/${foldName(name)}`;
  // A district's own name has priority over its headquarters', and both over former names.
  const tiers = [(place: Held) => [place.name], otherNamesOf, (place: Held) => place.aliases].map(
    (namesOf) =>
      Map.groupBy(
        known.flatMap((place) =>
          [...new Set(namesOf(place).map((name) => nameOf(groupOf(place), name)))].map((name) => ({
            name,
            place,
          })),
        ),
        ({ name }) => name,
      ),
  );
  const byName = (group: string, name: string): Held | null => {
    const found = tiers.map((tier) => tier.get(nameOf(group, name))).find((some) => some);
    return found?.length === 1 ? found[0]!.place : null;
  };

  return (row: ImportRow, group: string, names: readonly string[]): Held | null => {
    const named = names.map((name) => byName(group, name)).find((place) => place) ?? null;
    const place = byId.get(row.text("id")) ?? named;
    if (named !== null && place !== named) {
      row.fault("id", `${place!.id} is the id of ${place!.name}, ${place!.group}`);
    }
    return place;
  };
}

/** The names in "Ayodhya (Faizabad)": the whole text, and each name separately. */
export const namesWithin = (name: string): string[] => [
  name,
  ...name.split(/[()]/).filter((part) => part.trim() !== ""),
];

/** Makes an id for an unknown place. */
export const newId = (...names: readonly string[]): string =>
  names
    .join(" ")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
