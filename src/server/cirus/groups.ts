import { CONTINENTS } from "#domain/risk/world-metrics.data.ts";
import { nameFinder } from "./names.ts";
import { namesBy, packagedRecords } from "./packaged/packaged-facts.ts";

/** A state or continent, with its names. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

const stateRecords = packagedRecords("india-state-names.csv");
const stateAliases = namesBy("state_code", stateRecords);

/** The states and union territories. */
export const STATES: readonly Group[] = [
  ...new Map(stateRecords.map((record) => [record.state_code!, record.state!])),
].map(([id, name]) => ({ id, name, aliases: stateAliases.get(id) ?? [] }));

export const CONTINENT_GROUPS: readonly Group[] = CONTINENTS.map((name) => ({
  id: name.toLowerCase().replace(" ", "-"),
  name,
  aliases: name === "Oceania" ? ["Australia and Oceania"] : [],
}));

const namesOf = ({ id, name, aliases }: Group) => [name, id, ...aliases];

/** Finds a state by any of its names or its code. */
export const findState = nameFinder(STATES, namesOf);

export const findContinent = nameFinder(CONTINENT_GROUPS, namesOf);
