import { Button } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import type { ReadVerse } from "./verse-view.ts";
import { VersesTable } from "./verses-table.tsx";

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
