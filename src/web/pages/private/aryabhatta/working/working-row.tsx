import type { Grouping } from "#domain/exact/digit-grouping.ts";
import type { LatinScheme } from "#domain/letters/latin/schemes.ts";
import type { ReadingRules } from "#domain/numeration/reading/reading.ts";
import { LeafRow } from "../../../../ui/frame/leaf-row.tsx";
import type { ReadWord } from "../words.ts";
import { KatapayadiLine } from "./katapayadi-line.tsx";
import { RulesOfCounting } from "./rules-of-counting.tsx";
import { Working } from "./working.tsx";
import "./working.css";

interface WorkingRowProps {
  /** The word shown; null while its reading is awaited. */
  readonly word: ReadWord | null;
  readonly rules: ReadingRules;
  /** How Latin letters were read; null if there were none. */
  readonly scheme: string | null;
  readonly onRules: (change: Partial<ReadingRules>) => void;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}

/** How the word gets its value. The rules stay in view while they are tried out. */
export function WorkingRow(props: WorkingRowProps) {
  const { word, rules, scheme, onRules, grouping, onGrouping } = props;
  return (
    <LeafRow
      number={3}
      title="The working"
      note="Consonants before a vowel are added, then take the place that vowel names."
    >
      {word && <Working word={word} grouping={grouping} onGrouping={onGrouping} />}
      <RulesOfCounting rules={rules} scheme={scheme as LatinScheme | null} onChange={onRules} />
      {word && <KatapayadiLine katapayadi={word.reading.katapayadi} />}
    </LeafRow>
  );
}
