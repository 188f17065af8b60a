import { useContext } from "react";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { displayNumber } from "#domain/exact/number-display.ts";
import { rational } from "#domain/exact/rational.ts";
import { Computed } from "../../../../ui/text/computed.tsx";
import { GroupingContext } from "../../../../ui/text/digit-grouping.ts";
import { NumberText } from "../../../../ui/text/number-text.tsx";
import { Grouped } from "../grouped.tsx";

/**
 * A word's value with all digits, in the other grouping and, from a million up, in powers of ten.
 */
export function ValueLines({ value }: { value: string }) {
  const grouping = useContext(GroupingContext);
  const other = groupedText(value, grouping === "western" ? "lakh" : "western");
  const display = displayNumber(rational(BigInt(value)), grouping);
  return (
    <div className="value-lines">
      <span className="value-main serif">
        <Computed>
          <Grouped value={value} />
        </Computed>
      </span>
      {other !== groupedText(value, grouping) && <span className="num">{other}</span>}
      {display.form === "power" && <NumberText value={display} />}
    </div>
  );
}
