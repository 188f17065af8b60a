import { packagedRecords } from "./packaged-facts.ts";

const keysBy = <Key extends string>(file: string, id: string, keys: readonly Key[]) =>
  new Map(
    packagedRecords(file).map((record) => [
      record[id]!,
      Object.fromEntries(
        keys.flatMap((key) => (record[key] ? [[key, record[key]]] : [])),
      ) as Partial<Record<Key, string>>,
    ]),
  );

/** The keys of places in the tables of others, by id; a key that is not known is absent. */
export const DISTRICT_KEYS = keysBy("india-districts.csv", "id", ["lgd_code", "census2011_code"]);
export const COUNTRY_KEYS = keysBy("world-countries.csv", "iso2", ["iso2", "iso3"]);
