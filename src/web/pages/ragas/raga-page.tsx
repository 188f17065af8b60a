import type { ReactNode } from "react";
import { CHAKRAS } from "#domain/raga/chakra.ts";
import { MELAKARTA_COUNT } from "#domain/raga/melakarta.ts";
import type { Raga } from "#domain/raga/raga.ts";
import { Crumbs } from "../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { LetterChip } from "../../ui/text/letter-chip.tsx";
import { ABOVE_RAGA } from "./crumbs.ts";
import "./raga.css";
import { Sanskrit } from "../../ui/text/sanskrit.tsx";
import { RagaColourRow } from "./raga-colour-row.tsx";
import { RagaFacts } from "./raga-facts.tsx";
import { RagaLink } from "./raga-link.tsx";
import { RagaNameNumber } from "./raga-name-number.tsx";
import { RagaRelatives } from "./raga-relatives.tsx";

interface RagaPageProps {
  readonly raga: Raga;
  /** How many janya ragas it has here. */
  readonly janyas: number;
  /** The raga's keys and svaras, which load their script when they come into sight. */
  readonly instrument?: ReactNode;
  readonly janyaList?: ReactNode;
}

/** All about one melakarta. */
export function RagaPage({ raga, janyas, instrument, janyaList }: RagaPageProps) {
  const { number, name, devanagari, iast, colour } = raga;
  return (
    <>
      <LeafRow number={number} titledBy="page-title" margin={<Margin raga={raga} />}>
        <Crumbs above={ABOVE_RAGA} here={`${number} ${name}`} />
        <h1 id="page-title">
          {name} <span className="faint">{number}</span>
        </h1>
        <LetterChip hex={colour.hex} className="raga-band" lang="sa-Deva">
          <Sanskrit font="ragas">{devanagari}</Sanskrit>
        </LetterChip>
        <p className="iast serif large above-s">
          <i lang="sa-Latn">{iast}</i>
        </p>
        <RagaFacts raga={raga} />
      </LeafRow>
      <LeafRow title="Swaras" note="Seven of the twelve keys of an octave, counted from Sa.">
        {instrument}
      </LeafRow>
      <LeafRow title="The number in its name" note="Katapayadi, by which a letter is a digit.">
        <RagaNameNumber raga={raga} />
      </LeafRow>
      <LeafRow title="Relatives" note="Ragas one step away: another Sa, or another madhyama.">
        <RagaRelatives raga={raga} />
      </LeafRow>
      <LeafRow
        title="Janya ragas"
        note={
          <>
            Ragas derived from this one.{" "}
            {janyas > 0 && <span className="needs-scripts no-print">A press plays one.</span>}
          </>
        }
      >
        {janyas > 0 && janyaList}
        <p className={janyas > 0 ? "above-s" : ""}>
          {janyas === 0 && "None has two sources that agree. "}
          <a href="/ragas/janya">All janya ragas, and their sources</a>
        </p>
      </LeafRow>
      <LeafRow title="Colour" note="The number gives the colour too.">
        <RagaColourRow raga={raga} />
        <nav className="neighbours spread tall-links no-print" aria-label="Neighbouring ragas">
          {number > 1 && (
            <p>
              <span className="label">Before it</span>
              <RagaLink number={number - 1} />
            </p>
          )}
          {number < MELAKARTA_COUNT && (
            <p>
              <span className="label">After it</span>
              <RagaLink number={number + 1} />
            </p>
          )}
        </nav>
      </LeafRow>
    </>
  );
}

function Margin({ raga }: { raga: Raga }) {
  const { devanagari, iast, meaning, number } = CHAKRAS[raga.chakra - 1]!;
  return (
    <>
      <p className="large">
        <Sanskrit font="ragas">{devanagari}</Sanskrit>
      </p>
      <p className="ref above-s">
        <i lang="sa-Latn" className="serif">
          {iast}
        </i>
        , {meaning}: a word for {number}. The names of all twelve chakras stand for their numbers.
      </p>
    </>
  );
}
