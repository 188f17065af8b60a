import { packagedRecords } from "./packaged-facts.ts";

const districts = new Map(packagedRecords("india-districts.csv").map((row) => [row.id, row]));
const countries = new Map(packagedRecords("world-countries.csv").map((row) => [row.iso2, row]));

/** The keys of a district in other tables; each is empty where none is known. */
export const districtKeys = (id: string) => ({
  lgd_code: districts.get(id)?.lgd_code ?? "",
  census2011_code: districts.get(id)?.census2011_code ?? "",
});

/** The keys of a country in other tables, likewise. */
export const countryKeys = (id: string) => ({
  iso2: countries.get(id)?.iso2 ?? "",
  iso3: countries.get(id)?.iso3 ?? "",
});
