/** A district of the Census of 2011. */
export interface CensusDistrict {
  readonly population: number;
  readonly graduates: number;
  /** Workers who are neither cultivators, agricultural labourers nor in household industry. */
  readonly otherWorkers: number;
}

/** What the model takes of a district of today. */
export interface DistrictFacts {
  readonly id: string;
  readonly name: string;
  readonly stateCode: string;
  /** Its district of 2011, or those it was made from, by their code. */
  readonly censusCodes: readonly string[];
  /** Of its census houses, the part in towns, 0 to 1. */
  readonly urbanShare: number;
  /** Literates per 100 people of all ages in 2011. */
  readonly literacy2011: number;
}

/** What the model takes of a state or union territory. */
export interface StateFacts {
  readonly name: string;
  readonly population2025: number;
  /** Per 100 people aged 7 and older. */
  readonly literacy: number;
  /** Internet subscriptions per 100 people in March 2025. */
  readonly subscribers: number;
  /** The same in March 2024 in towns and in the country; null where not told. */
  readonly urbanSubscribers: number | null;
  readonly ruralSubscribers: number | null;
  /** Registered cases of cyber crime per 100,000 people in a year. */
  readonly crimePerLakh: number;
}

/** Everything the model rests on. */
export interface IndiaFacts {
  readonly districts: readonly DistrictFacts[];
  readonly states: ReadonlyMap<string, StateFacts>;
  readonly census: ReadonlyMap<string, CensusDistrict>;
}
