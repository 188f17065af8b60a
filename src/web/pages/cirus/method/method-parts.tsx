import { OWN_LICENCE, SOURCES, TERMS } from "#domain/risk/sources.data.ts";
import { SIMULATION, VARIED } from "#domain/risk/uncertainty.data.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { fixed } from "../figures/figure-text.ts";
import { perLiterateWords } from "../figures/per-literate.tsx";
import { FormulaList } from "./formula-list.tsx";
import { FORMULAS } from "./formulas.data.ts";
import { SourceTable } from "./source-table.tsx";
import { StepList } from "./step-list.tsx";
import { countryFigures, workedCountry, workedDistrict } from "./worked-examples.ts";
import "./method.css";

// What the text of the method, src/content/en/cirus/method.mdx, has worked out.

const TIRUPATI = workedDistrict("ap-tirupati");
const INDIA = workedCountry("IN");

/** The formulas of a part of the page. */
export const Formulas = ({ of }: { of: keyof typeof FORMULAS }) => (
  <FormulaList formulas={Object.values(FORMULAS[of])} />
);

/** A place step by step. */
export const Steps = ({ of }: { of: "district" | "country" }) =>
  of === "district" ? (
    <StepList label="Tirupati, step by step" steps={TIRUPATI.steps} />
  ) : (
    <StepList label="India, step by step" steps={[...INDIA.steps, ...INDIA.indexSteps]} />
  );

const TIRUPATI_FIGURES = {
  count: fixed(TIRUPATI.count, 0),
  plain: fixed(TIRUPATI.place.riskIndex, 2),
  grouped: fixed(TIRUPATI.place.groupedIndex, 2),
  published: fixed(TIRUPATI.place.publishedIndex!, 2),
  rank: fixed(TIRUPATI.place.riskRank, 0),
  range: `${TIRUPATI.range.low} to ${TIRUPATI.range.high}`,
} as const;

/** A figure of the worked district. */
export const Tirupati = ({ of }: { of: keyof typeof TIRUPATI_FIGURES }) => TIRUPATI_FIGURES[of];

/** The rank of the worked country. */
export const IndiaAmongCountries = () => `${INDIA.place.riskRank} of ${INDIA.count}`;

const SIMULATED = {
  draws: fixed(SIMULATION.draws, 0),
  drawsOfImport: fixed(SIMULATION.drawsOfImport, 0),
  share: fixed(100 * SIMULATION.share, 0),
  seed: SIMULATION.seed,
} as const;

/** A setting of the simulation of ranges. */
export const Simulated = ({ of }: { of: keyof typeof SIMULATED }) => SIMULATED[of];

/** What the simulation of a view varies. */
export const Varied = ({ view }: { view: ViewName }) => (
  <ul>
    {VARIED[view].map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);

/** What metrics per literate do, with the country that they lift most. */
export const PerLiterate = () => perLiterateWords("world", countryFigures());

/** What those who reuse the figures must do, and the licence of what this site adds. */
export const Terms = () => (
  <p>
    {TERMS} {OWN_LICENCE.covers}
  </p>
);

/** The sources of a view with their terms. */
export const SourcesOf = ({ view }: { view: ViewName }) => (
  <SourceTable caption={view === "india" ? "India" : "The world"} sources={SOURCES[view]} />
);
