import type { ReactNode } from "react";
import type { RagaRow } from "#contract/melakarta.ts";
import { ragaOnWire } from "#contract/raga-on-wire.ts";
import { ASAMPURNA_NAMES } from "#domain/raga/asampurna.data.ts";
import { CHAKRAS } from "#domain/raga/chakra.ts";
import { melakartaScale } from "#domain/raga/melakarta.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { thaatOf } from "#domain/raga/thaat.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { byChakra, type RagaGroup } from "./raga-filter.ts";
import "./raga-table.css";

interface RagaTableProps {
  readonly groups: readonly RagaGroup[];
  /** The headings of the first two columns, which may sort. */
  readonly heads: ReactNode;
  /** The content of the number column. */
  readonly number?: (row: RagaRow) => ReactNode;
  /** The content of the colour column. */
  readonly colour: (row: RagaRow) => ReactNode;
}

/** Ragas with their names, halves, svaras and colours. */
export function RagaTable({ groups, heads, number, colour }: RagaTableProps) {
  return (
    <div className="frame raga-frame">
      <table className="ruled raga-table">
        <caption className="unseen">Melakarta ragas</caption>
        <thead>
          <tr>
            {heads}
            <th scope="col">Devanagari</th>
            <th scope="col">Classification</th>
            <th scope="col">Swaras</th>
            <th scope="col">Swaras, Devanagari</th>
            <th scope="col">Colour</th>
          </tr>
        </thead>
        {groups.map(({ chakra, rows }) => (
          <tbody key={chakra}>
            {chakra > 0 && <ChakraHead chakra={chakra} first={rows[0]!} />}
            {rows.map((row) => (
              <RagaLine
                key={row.raga_number}
                row={row}
                number={number?.(row) ?? row.raga_number}
                colour={colour(row)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The table for browsers without scripts, from the data that the build has. */
export function PlainRagas() {
  return (
    <RagaTable
      groups={byChakra(RAGAS.map(ragaOnWire))}
      heads={
        <>
          <th scope="col" className="end">
            No.
          </th>
          <th scope="col">Name</th>
        </>
      }
      colour={({ colour_rgb: hex }) => <LetterChip hex={hex}>{hex}</LetterChip>}
    />
  );
}

interface RagaLineProps {
  readonly row: RagaRow;
  readonly number: ReactNode;
  readonly colour: ReactNode;
}

function RagaLine({ row, number, colour }: RagaLineProps) {
  const [half, chakra] = row.classification.split(" · ");
  return (
    <tr>
      <td className="end">{number}</td>
      <th scope="row">
        <a href={`/ragas/${row.raga_number}`}>{row.raga_name_latin}</a>
        <span className="raga-other-names">{otherNames(row)}</span>
      </th>
      <td>
        <Sanskrit font="ragas">{row.raga_name_devanagari}</Sanskrit>
      </td>
      <td>
        <span className="nowrap">{half}</span>
        <span className="unseen"> · </span>
        <span className="label block">
          {chakra}
          {melakartaScale(row.raga_number).vivadi && " · vivadi"}
        </span>
      </td>
      <td>{row.swaras_latin}</td>
      <td>
        <Sanskrit font="ragas">{row.swaras_devanagari}</Sanskrit>
      </td>
      <td>{colour}</td>
    </tr>
  );
}

// In the asampurna scheme, if it is another name there, and as a Hindustani thaat.
function otherNames({ raga_number: number, raga_name_latin: name }: RagaRow): string {
  const asampurna = ASAMPURNA_NAMES[number - 1]!.filter((other) => other !== name).join(" or ");
  const thaat = thaatOf(number);
  return [asampurna, thaat && `${thaat}\u00a0thaat`].filter(Boolean).join(" · ");
}

// The six share their first three svaras after Sa. The whole half has the third in common.
function ChakraHead({ chakra, first }: { chakra: number; first: RagaRow }) {
  const { name, devanagari, meaning } = CHAKRAS[chakra - 1]!;
  const [, ri, ga] = first.swaras_latin.split(" ");
  return (
    <tr className="raga-chakra">
      <th scope="rowgroup" colSpan={7}>
        <span>
          {name} <Sanskrit font="ragas">{devanagari}</Sanskrit>
          <small>
            {meaning} ({chakra}); every raga here has {ri} {ga}
          </small>
        </span>
      </th>
    </tr>
  );
}
