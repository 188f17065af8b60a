/** What has a name and other names. */
interface Named {
  /** A state's is its code, such as UP. */
  readonly id: string;
  readonly name: string;
  /** Old names and other spellings. */
  readonly aliases: readonly string[];
}

/** A place as the search knows it. */
export interface Findable extends Named {
  /** Its capital, if that has another name. */
  readonly seat: string;
  /** Its state or continent; empty for a state or continent itself. */
  readonly within: string;
}

/** The places found, by id. The value is the old name that matched, or null for the place's own. */
export type Found = ReadonlyMap<string, string | null>;

/** A name of a place. */
export interface KnownName {
  readonly id: string;
  readonly name: string;
  /** The name to report; null if it is the place's own. */
  readonly shown: string | null;
}

/** All names of the places. */
export const knownNames = (places: readonly Findable[]): KnownName[] =>
  places.flatMap(({ id, name, seat, aliases }) => [
    ...[name, seat].map((known) => ({ id, name: known, shown: null })),
    ...aliases.map((known) => ({ id, name: known, shown: known })),
  ]);

/**
 * Prepares a search among places by the first letters of words in their names, capitals, old names
 * and state or continent, or by the code of their state. The old names of states and continents
 * count only if no place has the name. Capitals, accents and hyphens are ignored.
 *
 * @example
 * const gurugram = { id: "hr-gurugram", name: "Gurugram", seat: "", within: "Haryana", aliases: ["Gurgaon"] };
 * placeSearch([gurugram], [])("gurgaon").get("hr-gurugram"); // "Gurgaon"
 */
export function placeSearch(
  places: readonly Findable[],
  groups: readonly Named[],
): (query: string) => Found {
  const groupByName = new Map(groups.map((group) => [group.name, group]));
  const withinById = new Map(places.map(({ id, within }) => [id, within]));
  const regionsBy = (namesOf: (group: Named) => readonly string[]) =>
    places.flatMap(({ id, within }) =>
      namesOf(groupByName.get(within) ?? NOTHING).map((known) => ({
        id,
        folded: foldName(known),
        shown: null,
      })),
    );
  // The state stands on both sides, for "Patna, Bihar" and "Bihar Patna".
  const names = knownNames(places).map((known) => {
    const within = withinById.get(known.id)!;
    return { ...known, folded: foldName(`${within} ${known.name} ${within}`) };
  });
  const own = [...names, ...regionsBy(({ aliases }) => aliases.filter(isOfOtherScript))];
  const former = regionsBy(({ aliases }) => aliases);
  const codes = regionsBy(({ id }) => [id]);
  // Capital and district typed together, in any order.
  const wholes = places.flatMap(({ id, name, seat, within, aliases }) =>
    [null, ...aliases].map((alias) => ({
      id,
      shown: alias,
      all: foldName([name, seat, within, alias ?? ""].join(" ")),
    })),
  );

  return (query) => {
    const asked = foldName(query);
    // "Korea, Republic of" is the Republic of Korea.
    const [name = "", after = ""] = query.split(/,(.*)/s, 2);
    const turned = foldName(`${after} ${name}`);
    const contains =
      (text: string) =>
      ({ folded }: { folded: string }) =>
        ` ${folded}`.includes(` ${text}`);
    const words = asked.split(" ");
    const hasAllWords = ({ all }: { all: string }) =>
      words.every((word) => contains(word)({ folded: all }));
    const ways = [
      () => [...own.filter(contains(asked)), ...codes.filter(({ folded }) => folded === asked)],
      () => former.filter(contains(asked)),
      () => (after ? own.filter(contains(turned)) : []),
      () => (words.length > 1 ? wholes.filter(hasAllWords) : []),
    ];
    for (const way of ways) {
      const found = way();
      if (found.length > 0) return firstNames(found);
    }
    return new Map();
  };
}

const NOTHING: Named = { id: "", name: "", aliases: [] };

/** Whether a name has no Latin letter: the Hindi name of a state is no old one. */
export const isOfOtherScript = (name: string) => !/\p{Script=Latin}/u.test(name);

/** Keeps the first name by which each place was found. */
export function firstNames(found: readonly Pick<KnownName, "id" | "shown">[]): Found {
  const nameById = new Map<string, string | null>();
  for (const { id, shown } of found) if (!nameById.has(id)) nameById.set(id, shown);
  return nameById;
}

/**
 * Normalises a name for comparison: lower case, no accents, words separated by one space.
 *
 * @example
 * foldName(" Côte-d’Ivoire "); // "cote d ivoire"
 */
export function foldName(name: string): string {
  return (
    name
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase()
      .replaceAll("&", " and ")
      // Letters with dots between them are one word: U.S.A.
      .replace(/\b(?:\p{L}\.\s?){2,}/gu, (letters) => `${letters.replace(/[.\s]/g, "")} `)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim()
      .replace(/^the (?=.)/, "")
  );
}
