import { nameKey } from "#domain/letters/name-key.ts";
import { plainSpelling } from "#domain/letters/plain-spelling.ts";
import { soundKeys } from "#domain/letters/sound-key.ts";

/** Something of this site that can be found. */
export interface Found {
  /** What it is, in a word or two. */
  readonly kind: string;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly note: string;
  /** Where it lives. */
  readonly to: string;
}

/** Something that can be found, with what it is found by. */
export interface Entry extends Found {
  readonly keys: readonly string[];
}

/** How a name is found: as it is written, by its spellings in any script, and places as they sound. */
const written = (name: string) => `=${plainSpelling(name).trim()}`;
const sounding = (name: string) => soundKeys(name).map((key) => `~${key}`);

/** The keys of a thing with these names; those of places also as they sound. */
export function keysOf(names: readonly string[], isPlace = false): string[] {
  const keys = names.flatMap((name) => [
    written(name),
    nameKey(name),
    ...(isPlace ? sounding(name) : []),
  ]);
  return [...new Set(keys)].filter((key) => key.length > 0 && key !== "=");
}

/** Fewer letters than this are too few to look for within names. */
const LEAST_WITHIN = 3;

/** What has this name, in any spelling and script: the nearest first. */
export function find(entries: readonly Entry[], text: string): readonly Found[] {
  const [asked, ...others] = [
    written(text),
    ...[nameKey(text)].filter(Boolean),
    ...sounding(text).filter((key) => key.length > LEAST_WITHIN),
  ] as const;
  if (asked === "=") return [];
  const rankOf = ({ keys }: Entry) => {
    if (keys.includes(asked)) return 0;
    if (others.some((key) => keys.includes(key))) return 1;
    if (keys.some((key) => key.startsWith(asked))) return 2;
    if (others.some((key) => keys.some((one) => one.startsWith(key)))) return 3;
    const within = others.find((key) => !key.startsWith("~") && key.length >= LEAST_WITHIN);
    return within !== undefined && keys.some((key) => key.includes(within)) ? 4 : null;
  };
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry);
      return rank === null ? [] : [{ entry, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
