import type { ReactNode } from "react";
import { CHAKRAS } from "#domain/raga/chakra.ts";
import { MELAKARTA_COUNT, VIVADI_SVARAS } from "#domain/raga/melakarta.ts";
import type { Raga } from "#domain/raga/raga.ts";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { ABOVE_RAGA } from "../crumbs.ts";
import "./raga.css";
import { ASAMPURNA_NAMES } from "#domain/raga/asampurna.data.ts";
import { thaatOf } from "#domain/raga/thaat.ts";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { RagaLink } from "../raga-link.tsx";
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
      <LeafRow title="The number in its name" note="Katapayadi: a letter stands for a digit.">
        <RagaNameNumber raga={raga} />
      </LeafRow>
      <LeafRow
        title="Relatives"
        note="Ragas with the same keys from another Sa, or with the other madhyama."
      >
        <RagaRelatives raga={raga} />
      </LeafRow>
      <LeafRow
        title="Janya ragas"
        note={
          <>
            Ragas derived from this one.{" "}
            {janyas > 0 && <span className="needs-scripts no-print">Press a name to hear it.</span>}
          </>
        }
      >
        {janyas > 0 && janyaList}
        <p className={janyas > 0 ? "above-s" : ""}>
          {janyas === 0 && "None of those listed here.  "}
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
        , {meaning}: a word for {number}. Each of the twelve chakras is named by a word for its
        number.
      </p>
    </>
  );
}

/** The colour of a raga, and how its number determines it. */
function RagaColourRow({ raga }: { raga: Raga }) {
  const { chakra, place, colour } = raga;
  const { l, c, h } = colour.oklch;
  return (
    <div className="raga-colour">
      <LetterChip hex={colour.hex} className="raga-colour-swatch">
        {colour.hex}
      </LetterChip>
      <dl className="raga-formula">
        <dt>Hue, by the chakra</dt>
        <dd className="num">
          29 + 30 × ({chakra} − 1) = {29 + 30 * (chakra - 1)}
          {h < 29 && `, and less a full circle ${h}`}
        </dd>
        <dt>Lightness, by the place</dt>
        <dd className="num">
          0.45 + 0.08 × ({place} − 1) = {l.toFixed(2)}
        </dd>
        <dt>Chroma</dt>
        <dd className="num">{c.toFixed(3)}: 0.14, or as much as a screen can show</dd>
        <dt>In CSS</dt>
        <dd>
          <code>{colour.css}</code>
        </dd>
      </dl>
    </div>
  );
}

/** A raga's properties in single words. */
export function RagaFacts({ raga }: { raga: Raga }) {
  const { number, chakra, place, madhyama, svaras, aliases } = raga;
  const asampurna = ASAMPURNA_NAMES[number - 1]!;
  const thaat = thaatOf(number);
  const clashing = svaras.filter((svara) => VIVADI_SVARAS.has(svara));
  const facts: readonly (readonly [string, string])[] = [
    ["Swaras", svaras.join(" ")],
    ["Chakra", `${chakra} of 12, ${CHAKRAS[chakra - 1]!.name}`],
    ["Place in the chakra", `${place} of 6`],
    ["Madhyama", madhyama === "M1" ? "Shuddha (M1)" : "Prati (M2)"],
    ["Vivadi", clashing.length === 0 ? "No" : `Yes, with ${clashing.join(" and ")}`],
    ...(asampurna.length === 0
      ? []
      : [["In the asampurna scheme", asampurna.join(" or ")] as const]),
    ...(thaat === null ? [] : [["Hindustani thaat", thaat] as const]),
    ...(aliases.length === 0 ? [] : [["Also called", aliases.join(", ")] as const]),
  ];
  return (
    <dl className="raga-facts">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
