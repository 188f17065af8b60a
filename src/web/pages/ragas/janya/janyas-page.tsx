import { useDeferredValue, useMemo } from "react";
import { JANYAS, kindOf } from "#domain/raga/janya.ts";
import { isJanyaName, searchJanyas } from "#domain/raga/janya-search.ts";
import { type InAddress, useAddress } from "../../../address/use-address.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { oneOf } from "../../../ui/controls/one-of.ts";
import { Select } from "../../../ui/controls/select.tsx";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { ABOVE_RAGA } from "../crumbs.ts";
import { SearchNote } from "../search-note.tsx";
import { JanyaList } from "./janya-list.tsx";
import "../../../styles/fonts-typed.css";
import "./janyas-page.css";

const KINDS = ["audava", "shadava", "sampurna", "vakra", "bhashanga"] as const;
const MEANINGS: Readonly<Record<(typeof KINDS)[number], string>> = {
  audava: "five svaras",
  shadava: "six svaras",
  sampurna: "seven svaras",
  vakra: "turns back",
  bhashanga: "a svara its parent lacks",
};
const KIND_OPTIONS = [
  ["", "All"],
  ...KINDS.map((kind) => [kind, `${kind}: ${MEANINGS[kind]}`] as const),
] as const;

interface JanyaFilter {
  readonly name: string;
  readonly kind: "" | (typeof KINDS)[number];
}

const JANYA_FILTER: InAddress<JanyaFilter> = {
  read: (address) => ({
    name: address.get("q") ?? "",
    kind: oneOf(KINDS, address.get("kind")) ?? "",
  }),
  write: ({ name, kind }) => ({ q: name.trim(), kind }),
};

/** All janya ragas, to search and to hear. */
export function JanyasPage() {
  return (
    <ErrorBoundary>
      <Janyas />
    </ErrorBoundary>
  );
}

function Janyas() {
  const { state: filter, change } = useAddress(JANYA_FILTER);
  const { name, kind } = filter;
  // What is typed shows at once; the table follows.
  const asked = useDeferredValue(name);
  const found = useMemo(() => (asked.trim() === "" ? null : searchJanyas(asked)), [asked]);
  const shown = (found ?? JANYAS).filter((janya) => kindOf(janya).includes(kind));
  return (
    <>
      <LeafRow titledBy="page-title" margin={<Margin />}>
        <Crumbs above={ABOVE_RAGA} here="Janya ragas" />
        <h1 id="page-title">Janya ragas</h1>
        <p className="lead">
          {`${JANYAS.length} ragas derived from the 72, each with its `}
          <a href="#sources">sources</a>: first the form that most of them print, then any others.{" "}
          <span className="needs-scripts">Press a name to hear it.</span>
        </p>
      </LeafRow>
      <LeafRow title="Find a raga">
        <div className="janya-filters no-print">
          <Field
            label="Name in any script, or swaras"
            type="search"
            placeholder="Mohanam, S R2 G3 P D2"
            maxLength={100}
            autoComplete="off"
            value={name}
            onChange={(event) => change({ ...filter, name: event.target.value })}
          />
          <Select
            label="Kind"
            value={kind}
            options={KIND_OPTIONS}
            onChange={(value) => change({ ...filter, kind: value as JanyaFilter["kind"] })}
          />
          <p role="status">{`${shown.length} of ${JANYAS.length} ragas`}</p>
        </div>
        {found && (
          <SearchNote text={asked} isNamed={isJanyaName(asked)} hasFound={shown.length > 0} />
        )}
        {shown.length === 0 ? (
          <EmptyPlate>No raga fits. Try fewer letters of the name, or all kinds.</EmptyPlate>
        ) : (
          <JanyaList janyas={shown} isWhole />
        )}
      </LeafRow>
      <LeafRow id="sources" title="Kinds and sources">
        <p className="measure">
          An audava raga has five svaras, a shadava six, a sampurna seven, a svarantara four, a
          samika three; of two words, as in audava-sampurna, the first is for rising and the second
          for falling. A vakra raga turns back on its way. A bhashanga raga has a svara that its
          parent lacks. Schools differ: some sources give a raga another form or another parent. A
          nishadantya raga ends at nishada and does not reach the upper Sa, a dhaivatantya at
          dhaivata, a panchamantya at panchama. Where a scale goes below Sa or beyond its octave, it
          is not played here.
        </p>
        <JanyaSources />
      </LeafRow>
    </>
  );
}

function Margin() {
  return (
    <p className="ref">
      <i lang="sa-Latn">janya</i>, born of another: a raga that takes its svaras from one of the 72
      parent scales.
    </p>
  );
}

const SOURCES: readonly (readonly [letter: string, source: string])[] = [
  ["W", "Wikipedia, List of Janya ragas, as kept in 2020 by carnatic-music/kosha"],
  ["G", "the same list as kept in 2026 by carnaticlabs/Sangeetha-Grantha"],
  ["V", "the same list as kept by vishugp/CarnaticRagas"],
  ["R", "carnatic-music/ragavardhini, ragams.psv (2015)"],
  ["S", "vinoth4v/sruthiscribe-learn, engine.ts"],
  ["L", "hemanth/swaraga, raga-lexicon.js"],
  ["C", "codevalley/raagawheel, janyas, after Wikipedia, karnatik.com and ragasurabhi.com"],
];

/** What the letters of the sources stand for. */
function JanyaSources() {
  return (
    <dl className="janya-sources">
      {SOURCES.map(([letter, source]) => (
        <div key={letter}>
          <dt>{letter}</dt> <dd>{source}</dd>
        </div>
      ))}
    </dl>
  );
}
