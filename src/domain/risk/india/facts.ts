/** A district of the Census of 2011. */
interface CensusDistrict {
  readonly population: number;
  readonly graduates: number;
  /** Workers who are neither cultivators, agricultural labourers nor in household industry. */
  readonly otherWorkers: number;
}

/** The model's input for a present-day district. */
export interface DistrictFacts {
  readonly id: string;
  readonly name: string;
  readonly stateCode: string;
  /** Whether the Census of 2011 counted it, not only the districts that it was made from. */
  readonly hasOwnCensus: boolean;
  /** Codes of its district of 2011, or of those it was made from. */
  readonly censusCodes: readonly string[];
  /** Share of its census houses that are in towns, 0 to 1. */
  readonly urbanShare: number;
  /** Literates per 100 people of all ages in 2011. */
  readonly literacy2011: number;
  /** Census houses with internet in 2011, of 100: good enough to compare districts. */
  readonly onlineHouses2011: number;
}

/** The model's input for a state or union territory. */
export interface StateFacts {
  readonly name: string;
  readonly population2025: number;
  /** Per 100 people aged 7 and older. */
  readonly literacy: number;
  /** Internet subscriptions per 100 people in March 2025. */
  readonly subscribers: number;
  /** The same in March 2024, for urban and rural areas; null if not published. */
  readonly urbanSubscribers: number | null;
  readonly ruralSubscribers: number | null;
  /** Internet users for each subscription; the same in all states, for want of figures. */
  readonly usersPerSubscription: number;
  /** Registered cases of cyber crime per 100,000 people in a year. */
  readonly crimePerLakh: number;
}

/** All input of the model. */
export interface IndiaFacts {
  readonly districts: readonly DistrictFacts[];
  readonly states: ReadonlyMap<string, StateFacts>;
  readonly census: ReadonlyMap<string, CensusDistrict>;
}
