import { ragaOnWire } from "#contract/raga-on-wire.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { LetterChip } from "../../ui/text/letter-chip.tsx";
import { RagaTable } from "./raga-table.tsx";
import { byChakra } from "./shown-ragas.ts";

const GROUPS = byChakra(RAGAS.map(ragaOnWire));

/** The table for browsers without scripts, from data that the build has. */
export function PlainRagas() {
  return (
    <RagaTable
      groups={GROUPS}
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
