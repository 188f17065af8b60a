import { useContext } from "react";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { GroupingContext } from "../../../ui/text/digit-grouping.ts";

/** A whole number with all its digits, grouped as the visitor chose. */
export function Grouped({ value }: { value: string }) {
  return <span className="num">{groupedText(value, useContext(GroupingContext))}</span>;
}
