import { foldName } from "./spelling.ts";

/** What goes by a name and some more. */
interface Named {
  readonly name: string;
  /** Old names and other spellings. */
  readonly aliases: readonly string[];
}

/** A place as the search knows it. */
export interface Findable extends Named {
  readonly id: string;
  /** Its capital, where that has another name. */
  readonly seat: string;
  /** The state or continent it lies in; empty where it is one itself. */
  readonly within: string;
}

/** The places found by id, each with the old name it was found by, or null when found by its own. */
export type Found = ReadonlyMap<string, string | null>;

/** A name that a place is known by. */
export interface KnownName {
  readonly id: string;
  readonly name: string;
  /** What to tell of it: nothing where it is the place's own. */
  readonly shown: string | null;
}

/** All names that places are known by. */
export const knownNames = (places: readonly Findable[]): KnownName[] =>
  places.flatMap(({ id, name, seat, aliases }) => [
    ...[name, seat].map((known) => ({ id, name: known, shown: null })),
    ...aliases.map((known) => ({ id, name: known, shown: known })),
  ]);

/**
 * Prepares a search among places by the beginnings of words in their names, capitals, old names and
 * their state or continent; by an old name of that only where no place has it. Capitals, accents and
 * hyphens do not matter.
 *
 * @example
 * const gurugram = { id: "hr-gurugram", name: "Gurugram", seat: "", within: "Haryana", aliases: ["Gurgaon"] };
 * placeSearch([gurugram], [])("gurgaon").get("hr-gurugram"); // "Gurgaon"
 */
export function placeSearch(
  places: readonly Findable[],
  groups: readonly Named[],
): (query: string) => Found {
  const names = knownNames(places).map((known) => ({ ...known, folded: foldName(known.name) }));
  const aliasesByGroup = new Map(groups.map(({ name, aliases }) => [name, aliases]));
  const regionsBy = (namesOf: (group: string) => readonly string[]) =>
    places.flatMap(({ id, within }) =>
      namesOf(within).map((known) => ({ id, folded: foldName(known), shown: null })),
    );
  const own = [...names, ...regionsBy((group) => [group])];
  const former = regionsBy((group) => aliasesByGroup.get(group) ?? []);

  return (query) => {
    const asked = foldName(query);
    const contains = ({ folded }: { folded: string }) => ` ${folded}`.includes(` ${asked}`);
    const found = own.filter(contains);
    return firstNames(found.length > 0 ? found : former.filter(contains));
  };
}

/** Keeps the first name that each place was found by. */
export function firstNames(found: readonly Pick<KnownName, "id" | "shown">[]): Found {
  const nameById = new Map<string, string | null>();
  for (const { id, shown } of found) if (!nameById.has(id)) nameById.set(id, shown);
  return nameById;
}
