import type { MEMBERS_PAGES } from "../../site-pages.ts";

/** The title and description of a members' page. */
interface MembersMeta {
  readonly title: string;
  readonly description: string;
}

/**
 * Used for the documents that the build writes, and for the browser's title when a page renders.
 */
export const MEMBERS_META: Readonly<Record<(typeof MEMBERS_PAGES)[number], MembersMeta>> = {
  "/private": {
    title: "Projects",
    description: "The calculators and tables for members of Shabda Gyan.",
  },
  "/private/account": {
    title: "Your account",
    description: "The password, logins and data of your account at Shabda Gyan.",
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
    description: "Calculators of Vedic arithmetic, each with its working step by step.",
  },
};
