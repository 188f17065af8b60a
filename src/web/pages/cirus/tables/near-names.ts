import { soundKey, soundKeys } from "#domain/letters/sound-key.ts";
import {
  type Findable,
  type Found,
  firstNames,
  foldName,
  isOfOtherScript,
  type KnownName,
  knownNames,
} from "./place-search.ts";

/** Names close to one that no place has. */
export interface Near {
  /** The places that have this name, written in another script. */
  readonly found: Found;
  /** Names that the visitor may have meant, offered as a question. */
  readonly names: readonly KnownName[];
}

const MOST_OFFERED = 5;

/** Prepares a search for names that sound or are spelled like the one asked for. */
export function nearNames(places: readonly Findable[]): (query: string) => Near {
  const all = knownNames(places).map((known) => ({
    ...known,
    folded: foldName(known.name),
    sound: soundKey(known.name),
  }));
  const placeById = new Map(places.map((place) => [place.id, place]));
  return (query) => {
    const sounds = soundKeys(query);
    const sounding = all.filter(({ sound }) => sound !== null && sounds.includes(sound));
    if (isOfOtherScript(query)) return { found: firstNames(sounding), names: [] };

    const asked = foldName(query);
    const distances = all.map(({ folded }) => alike(asked, folded));
    const least = Math.min(...distances);
    const spelled = Number.isFinite(least) ? all.filter((_, at) => distances[at] === least) : [];
    // In letters that the visitor can type.
    const near = [...sounding, ...spelled].map((known) =>
      isOfOtherScript(known.name) ? { ...known, name: placeById.get(known.id)!.name } : known,
    );
    const offers = near.map(({ id, name }) => `${name}, ${placeById.get(id)!.within}`);
    // One question stands for a district and its neighbour in the same town.
    const names = near.filter(
      ({ id }, at) =>
        near.findIndex((one) => one.id === id) === at && offers.indexOf(offers[at]!) === at,
    );
    return { found: new Map(), names: names.slice(0, MOST_OFFERED) };
  };
}

/** From this many letters on, one typo is allowed, or two. */
const LETTERS_FOR_ONE_SLIP = 4;
const LETTERS_FOR_TWO_SLIPS = 8;

/**
 * Counts the typos between the text asked for and the beginning of a name, both folded: an extra,
 * missing, wrong or swapped letter counts as one. Infinity if there are more than a typo or two.
 *
 * @example
 * alike("gurgoan", "gurgaon"); // 1
 * alike("delhi", "patna"); // Infinity
 */
export function alike(asked: string, name: string): number {
  const { length } = asked;
  const most = length < LETTERS_FOR_ONE_SLIP ? 0 : length < LETTERS_FOR_TWO_SLIPS ? 1 : 2;
  // A typo in the first letter is rare, and this check rules out most names at once.
  if (asked[0] !== name[0] || name.length < length - most) return Number.POSITIVE_INFINITY;
  const slips = Math.min(...slipsToPrefixes(asked, name.slice(0, length + most)));
  return slips <= most ? slips : Number.POSITIVE_INFINITY;
}

// Optimal string alignment, row by row; entry n of the last row is the distance to the name's first
// n letters.
function slipsToPrefixes(asked: string, name: string): readonly number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let row = 1; row <= asked.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = asked[row - 1] === name[column - 1];
      const isSwapped = asked[row - 1] === name[column - 2] && asked[row - 2] === name[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last;
}
