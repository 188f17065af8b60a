import { alike, foldName } from "./spelling.ts";

/** What goes by a name and some more. */
interface Named {
  readonly name: string;
  /** Old names and other spellings. */
  readonly aliases: readonly string[];
}

/** A place as the search knows it. */
interface Findable extends Named {
  readonly id: string;
  /** Its capital, where that has another name. */
  readonly seat: string;
  /** The state or continent it lies in; empty where it is one itself. */
  readonly within: string;
}

/** What a search has found. */
export interface Found {
  /** The places by id, each with the old name it was found by, or null when found by its own. */
  readonly nameById: ReadonlyMap<string, string | null>;
  /** Nothing is spelled as asked; these are the nearest spellings. */
  readonly isGuess: boolean;
}

/**
 * Prepares a search among places by their names, capitals, old names and, by any of its names, state or continent. Capitals,
 * accents, hyphens and, where nothing else fits, small slips of spelling do not matter.
 *
 * @example
 * const gurugram = { id: "hr-gurugram", name: "Gurugram", seat: "", within: "Haryana", aliases: ["Gurgaon"] };
 * placeSearch([gurugram], [])("gurgoan").nameById.get("hr-gurugram"); // "Gurgaon"
 */
export function placeSearch(
  places: readonly Findable[],
  groups: readonly Named[],
): (query: string) => Found {
  const names = places.flatMap(({ id, name, seat, aliases }) => [
    ...[name, seat].map((known) => ({ id, folded: foldName(known), shown: null })),
    ...aliases.map((known) => ({ id, folded: foldName(known), shown: known })),
  ]);
  const aliasesByGroup = new Map(groups.map(({ name, aliases }) => [name, aliases]));
  const regions = places.flatMap(({ id, within }) =>
    [within, ...(aliasesByGroup.get(within) ?? [])].map((known) => ({
      id,
      folded: foldName(known),
      shown: null,
    })),
  );

  return (query) => {
    const asked = foldName(query);
    const contains = ({ folded }: { folded: string }) => ` ${folded}`.includes(` ${asked}`);
    const exact = [...names.filter(contains), ...regions.filter(contains)];
    if (exact.length > 0) return { nameById: firstNames(exact), isGuess: false };

    const distances = names.map(({ folded }) => alike(asked, folded));
    const nearest = Math.min(...distances);
    const near = Number.isFinite(nearest)
      ? names.filter((_, index) => distances[index] === nearest)
      : [];
    return { nameById: firstNames(near), isGuess: near.length > 0 };
  };
}

function firstNames(found: readonly { id: string; shown: string | null }[]) {
  const nameById = new Map<string, string | null>();
  for (const { id, shown } of found) if (!nameById.has(id)) nameById.set(id, shown);
  return nameById;
}
