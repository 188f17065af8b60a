import { GROUPINGS, type Grouping } from "#domain/exact/digit-grouping.ts";
import { Segmented } from "./segmented.tsx";

const LABELS: Readonly<Record<Grouping, string>> = {
  none: "1234567",
  western: "1,234,567 million",
  lakh: "12,34,567 lakh",
};
const OPTIONS = GROUPINGS.map((value) => ({ value, label: LABELS[value] }));

interface GroupingChoiceProps {
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}

/** The setting that groups the digits of every page. */
export function GroupingChoice({ grouping, onGrouping }: GroupingChoiceProps) {
  return (
    <Segmented
      legend="Grouping of digits"
      legendUnseen
      options={OPTIONS}
      value={grouping}
      onChange={onGrouping}
    />
  );
}
