import { STATUSES } from "#domain/risk/status.ts";
import { SIMULATION, VARIED } from "#domain/risk/uncertainty.data.ts";
import { API_ADDRESS } from "../../../api/api-address.ts";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { fixed, STATUS_WORDS } from "../figures/figure-text.ts";
import { TableFrame } from "../figures/table-frame.tsx";
import { StepList } from "../steps/step-list.tsx";
import { ABOVE } from "./crumbs.ts";
import { FormulaList } from "./formula-list.tsx";
import "./method.css";
import { SOURCES, TERMS } from "#domain/risk/sources.data.ts";
import {
  GROUP_FORMULAS,
  INDEX_FORMULAS,
  INDIA_FORMULAS,
  LIMITS,
  STATUS_MEANINGS,
  SUMS,
  WHY_2023,
  WORLD_FORMULAS,
} from "./method.data.ts";
import { SourceTable } from "./source-table.tsx";
import { workedCountry, workedDistrict } from "./worked-examples.ts";
import "../../../styles/reading.css";

const API = `${API_ADDRESS}/cirus`;

const TIRUPATI = workedDistrict("ap-tirupati");
const INDIA = workedCountry("IN");

/** The parts of the page by their ids. */
const CONTENTS = [
  ["statuses", "Statuses"],
  ["ranks", "Ranks and indices"],
  ["india", "India"],
  ["district", "One district"],
  ["world", "The world"],
  ["country", "One country"],
  ["groups", "States and continents"],
  ["sums", "Sums that must match"],
  ["limits", "Limits"],
  ["sources", "Sources"],
  ["changes", "Changes and errors"],
] as const;

/** The method of CIRUS: a page of text that needs no scripts. */
export function MethodPage() {
  return (
    <div className="leaf method">
      <LeafRow number={1} title="Purpose" titledBy="page-title">
        <Crumbs above={ABOVE} here="Method" />
        <h1 id="page-title">How CIRUS is calculated</h1>
        <p className="mt-4 max-w-measure text-lg">
          CIRUS measures exposure: how many people, accounts and reported cases a place has in
          proportion to its people. It does not measure insecurity, readiness or where crime comes
          from.
        </p>
        <p className="mt-4 max-w-measure">
          LinkedIn members per formal employee and internet penetration are signs of digital
          maturity too. Every figure says in words where it comes from, with year and source. What
          neither a source nor the method gives is shown as “no data”, never as 0, and values above
          100 are not clipped.
        </p>
        <nav aria-label="Contents" className="contents">
          <ul>
            {CONTENTS.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </LeafRow>
      <LeafRow id="statuses" number={2} title="Statuses" note="Strongest first.">
        <dl className="formulas">
          {STATUSES.map((status) => (
            <div key={status}>
              <dt>{STATUS_WORDS[status]}</dt>
              <dd>{STATUS_MEANINGS[status]}</dd>
            </div>
          ))}
        </dl>
        <p className="note mt-4">
          A metric made from several figures takes the status of the weakest. In the India view
          cyber crime is a figure of the state and the other nine metrics are modelled.
        </p>
      </LeafRow>
      <LeafRow id="ranks" number={3} title="Ranks and indices" note="The same in both views.">
        <FormulaList formulas={INDEX_FORMULAS} />
        <RangeOfRank />
      </LeafRow>
      <LeafRow
        id="india"
        number={4}
        title="India"
        note="State and national figures shared out among districts."
      >
        <FormulaList formulas={INDIA_FORMULAS} />
      </LeafRow>
      <LeafRow id="district" number={5} title="One district" note="Tirupati in Andhra Pradesh.">
        <p className="mb-4 max-w-measure">
          Made in April 2022 from parts of two districts, whose rates of 2011 it carries (which
          these are is not verified against the source). On the page of figures, every figure opens
          to such steps.
        </p>
        <StepList label="Tirupati, step by step" steps={TIRUPATI.steps} />
        <p className="note mt-4">
          Ranked in these ten metrics among {TIRUPATI.count} districts its index is{" "}
          {fixed(TIRUPATI.place.riskIndex, 2)}, position {TIRUPATI.place.riskRank} (range{" "}
          {TIRUPATI.range.low} to {TIRUPATI.range.high}); grouped{" "}
          {fixed(TIRUPATI.place.groupedIndex, 2)}, published figures only{" "}
          {fixed(TIRUPATI.place.publishedIndex!, 2)}.
        </p>
      </LeafRow>
      <LeafRow
        id="world"
        number={6}
        title="The world"
        note="Printed figures, and models for the gaps."
      >
        <FormulaList formulas={WORLD_FORMULAS} />
        <p className="mt-4 max-w-measure">{WHY_2023}</p>
      </LeafRow>
      <LeafRow
        id="country"
        number={7}
        title="One country"
        note="India, as the world’s sources have it."
      >
        <StepList label="India, step by step" steps={[...INDIA.steps, ...INDIA.indexSteps]} />
        <p className="note mt-4">
          Its position is {INDIA.place.riskRank} of {INDIA.count}. Of another year than the India
          view: Facebook has 314.6 million users here, in January 2023, and 384 million there, in
          January 2025.
        </p>
      </LeafRow>
      <LeafRow id="groups" number={8} title="States and continents">
        <FormulaList formulas={GROUP_FORMULAS} />
      </LeafRow>
      <LeafRow id="sums" number={9} title="Sums that must match" note="Checked with every change.">
        <TableFrame label="Table of sums">
          <table className="ruled w-full">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col" className="end">
                  Sum
                </th>
              </tr>
            </thead>
            <tbody>
              {SUMS.map(([what, sum]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td className="end num">{sum}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </LeafRow>
      <LeafRow id="limits" number={10} title="Limits" note="What the figures cannot tell.">
        <ul className="limits">
          {LIMITS.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </LeafRow>
      <LeafRow id="sources" number={11} title="Sources" note="With their licences as found.">
        <p className="mb-4 max-w-measure">{TERMS}</p>
        <SourceTable caption="India" sources={SOURCES.india} />
        <SourceTable caption="The world" sources={SOURCES.world} />
        <p className="mt-6 max-w-measure">
          All figures as JSON, with status, year and source: <a href={`${API}/dhq`}>districts</a>,{" "}
          <a href={`${API}/states`}>states</a>, <a href={`${API}/countries`}>countries</a>,{" "}
          <a href={`${API}/continents`}>continents</a>. What they hold is described on{" "}
          <a href="/api/v1/docs#/cirus">the API’s own pages</a>. Save them as CSV or Excel workbook
          from <a href="/cirus?list=all">the table of all</a>.
        </p>
      </LeafRow>
      <LeafRow id="changes" number={12} title="Changes and errors">
        <dl className="formulas">
          <div>
            <dt className="num">30/09/2025</dt>
            <dd>First release of India: the 780 districts of that day.</dd>
          </div>
          <div>
            <dt className="num">25/09/2025</dt>
            <dd>First release of the world: 195 countries.</dd>
          </div>
          <div>
            <dt className="num">25/09/2025, second</dt>
            <dd>
              Facebook and LinkedIn of January 2023 for 188 countries (Facebook of China of 2025),
              in the place of Facebook of 2025 and LinkedIn of 2024, whose lists had faults.
              Russia’s Facebook is modelled.
            </dd>
          </div>
          <div>
            <dt className="num">25/09/2025, third</dt>
            <dd>
              The same figures. A zero that is assumed, in North Korea and the Holy See, no longer
              bears the year of figures it is not made from.
            </dd>
          </div>
        </dl>
        <p className="mt-4 max-w-measure">
          To cite figures, cite their release: <a href="/cirus/releases">all releases</a> are kept,
          each with its files, its changes and its citation.
        </p>
        <p className="mt-4 max-w-measure">
          If a source contradicts a figure here, tell the person who runs this site: the place, the
          metric, the figure shown, what the source prints and a link to it. A correction enters the
          next release and is listed here.
        </p>
      </LeafRow>
    </div>
  );
}

/** How the range beside a rank is worked out. */
function RangeOfRank() {
  const { draws, seed, share } = SIMULATION;
  return (
    <>
      <h3 className="above-l">The range of a rank</h3>
      <p className="measure">
        Each view is worked out {fixed(draws, 0)} times with other choices and other inputs, all
        drawn at once. A rank is given with the places between which it lies in{" "}
        {fixed(100 * share, 0)} of 100 draws. Equal draws follow from the seed “{seed}”.
      </p>
      {(["india", "world"] as const).map((view) => (
        <div key={view} className="prose">
          <p className="above-s">
            {view === "india" ? "For India these vary:" : "For the world these vary:"}
          </p>
          <ul>
            {VARIED[view].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="note above-s">
        Some spreads are measured, such as that of crime from one year to the next; others, such as
        those of audiences, are chosen, because no source tells them. With other spreads the ranges
        would be wider or narrower.
      </p>
    </>
  );
}
