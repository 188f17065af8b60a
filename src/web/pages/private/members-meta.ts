import type { MEMBERS_PAGES } from "../../site-pages.ts";

/** What a members' page is called, and what one finds there. */
interface MembersMeta {
  readonly title: string;
  readonly description: string;
}

/** For the documents that the build writes, and for what the browser shows when a page is drawn. */
export const MEMBERS_META: Readonly<Record<(typeof MEMBERS_PAGES)[number], MembersMeta>> = {
  "/private": {
    title: "Projects",
    description: "The calculators and tables for members of Shabda Gyan.",
  },
  "/private/aryabhatta": {
    title: "Script to Number",
    description: "Words in four scripts read as numbers by Aryabhata's rule, with the working.",
  },
  "/private/aryabhattacm": {
    title: "Akshara-Sankhya Sambandhah mappings",
    description: "The letters of four scripts and the numbers they stand for.",
  },
  "/private/aryabhattasm": {
    title: "Scale Mapper",
    description: "The letter whose colour is nearest to a given one.",
  },
  "/private/ganita": {
    title: "Ganita",
    description: "Eighteen calculators of Vedic arithmetic, each with its working step by step.",
  },
};
