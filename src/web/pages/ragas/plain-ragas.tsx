import { RAGAS } from "#domain/raga/raga.ts";
import { LetterChip } from "../../ui/letter-chip.tsx";
import { RagaTable } from "./raga-table.tsx";
import { byChakra, type ShownRaga } from "./shown-ragas.ts";

const ROWS: readonly ShownRaga[] = RAGAS.map((raga) => ({
  raga_number: raga.number,
  raga_name_latin: raga.name,
  raga_name_devanagari: raga.devanagari,
  classification: raga.classification,
  swaras_latin: raga.svaras.join(" "),
  swaras_devanagari: raga.svarasDevanagari,
  colour_rgb: raga.colour.hex,
  chakra: raga.chakra,
}));

/** The table for browsers without scripts, from data that the build has. */
export function PlainRagas() {
  return (
    <RagaTable
      groups={byChakra(ROWS)}
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
