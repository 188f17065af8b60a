import { createContext, useContext } from "react";
import { type Grouping, groupedText } from "#domain/exact/digit-grouping.ts";

/** The digit grouping of this page. */
export const GroupingContext = createContext<Grouping>("western");

/** A whole number with all its digits, grouped as the visitor chose. */
export function Grouped({ value }: { value: string }) {
  return <span className="num">{groupedText(value, useContext(GroupingContext))}</span>;
}
