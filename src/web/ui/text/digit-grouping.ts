import { createContext } from "react";
import { GROUPINGS, type Grouping } from "#domain/exact/digit-grouping.ts";
import { useRememberedChoice } from "../controls/remembered-choice.ts";

/** How the digits of this page are grouped. */
export const GroupingContext = createContext<Grouping>("western");

/** The visitor's digit grouping, one for all pages, and a function that changes it. */
export const useGrouping = () => useRememberedChoice("digit-grouping", GROUPINGS, "western");
