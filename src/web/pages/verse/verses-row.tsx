import { useState } from "react";
import { downloadCsv } from "../../download/csv.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { languageOf } from "../../ui/text/scripts.ts";
import type { ReadVerse } from "./verse-view.ts";

interface VersesRowProps {
  readonly verses: readonly ReadVerse[];
  /** The position of the chosen verse. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** The verses of a longer text: how many are in which metre, and the choice of one of them. */
export function VersesRow({ verses, at, onChoose }: VersesRowProps) {
  const metres = [...Map.groupBy(verses, ({ metre }) => metre)]
    .map(([metre, { length }]) => [metre, length] as const)
    .sort(([, one], [, other]) => other - one);
  const last = verses.length - 1;
  return (
    <LeafRow title="The verses" note="Choose the one to weigh.">
      <p className="measure">
        <b>{verses.length}</b> verses:{" "}
        {metres.map(([metre, count], index) => (
          <span key={metre}>
            {index > 0 && ", "}
            {count} {metre === null ? "without a metre named here" : <i lang="sa-Latn">{metre}</i>}
          </span>
        ))}
        .
      </p>
      <div className="verse-choice row row-end above">
        <Select
          label="Verse"
          value={`${at}`}
          options={verses.map(({ at, metre, opening }) => [
            `${at}`,
            `${at + 1}. ${opening}${metre === null ? "" : ` (${metre})`}`,
          ])}
          onChange={(chosen) => onChoose(Number(chosen))}
        />
        <Button
          variant="outlined"
          disabledReason={at === 0 ? "This is the first." : null}
          onClick={() => onChoose(at - 1)}
        >
          Verse before
        </Button>
        <Button
          variant="outlined"
          disabledReason={at === last ? "This is the last." : null}
          onClick={() => onChoose(at + 1)}
        >
          Next verse
        </Button>
      </div>
      <VersesTable verses={verses} onChoose={onChoose} />
    </LeafRow>
  );
}

/** So many rows are shown at first, and more with every press; the file has all of them. */
const ROWS_AT_ONCE = 100;

interface VersesTableProps {
  readonly verses: readonly ReadVerse[];
  readonly onChoose: (at: number) => void;
}

/** All verses of a text as a table that can be saved for spreadsheets. */
function VersesTable({ verses, onChoose }: VersesTableProps) {
  const [shown, show] = useState(0);
  const hidden = verses.length - shown;
  return (
    <>
      {shown > 0 && (
        <div className="frame above-l">
          <table className="ruled folded">
            <thead>
              <tr>
                <th scope="col">Verse</th>
                <th scope="col">Metre</th>
                <th scope="col">Syllables</th>
                <th scope="col">Remarks</th>
              </tr>
            </thead>
            <tbody>
              {verses.slice(0, shown).map(({ at, text, opening, metre, syllables, remark }) => (
                <tr key={at}>
                  <th scope="row">
                    <button type="button" className="text-button" onClick={() => onChoose(at)}>
                      {at + 1}. <span lang={languageOf(text)}>{opening}</span>
                    </button>
                  </th>
                  <td>{metre === null ? "no name here" : <i lang="sa-Latn">{metre}</i>}</td>
                  <td>{syllables.join(" + ")}</td>
                  <td>{remark}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="verse-choice row row-end above no-print">
        {hidden > 0 && (
          <Button variant="outlined" onClick={() => show(shown + ROWS_AT_ONCE)}>
            {shown === 0
              ? "Show as a table"
              : `Show more: ${hidden} ${hidden === 1 ? "verse is" : "verses are"} left`}
          </Button>
        )}
        <Button variant="outlined" onClick={() => downloadCsv("Verses", sheetOf(verses))}>
          Save as CSV
        </Button>
      </div>
    </>
  );
}

const sheetOf = (verses: readonly ReadVerse[]) => ({
  head: ["Number", "Verse", "Metre", "Syllables", "Remarks"],
  rows: verses.map(({ at, text, metre, syllables, remark }) => [
    at + 1,
    text.replaceAll("\n", " / "),
    metre ?? "",
    syllables.join(" + "),
    remark,
  ]),
});
