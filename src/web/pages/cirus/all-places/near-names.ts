import { soundKey, soundKeys } from "#domain/letters/sound-key.ts";
import { alike } from "./alike.ts";
import { foldName } from "./fold-name.ts";
import {
  type Findable,
  type Found,
  firstNames,
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
