import { createContext, useContext } from "react";
import { type Grouping, groupedText } from "#domain/exact/digit-grouping.ts";

/** How digits are grouped on this page. */
export const GroupingContext = createContext<Grouping>("western");

/** A whole number to its last digit, grouped as the visitor chose. */
export function Grouped({ value }: { value: string }) {
  return <span className="num">{groupedText(value, useContext(GroupingContext))}</span>;
}
