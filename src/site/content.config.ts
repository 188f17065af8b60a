import { defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import { z } from "astro/zod";
import { CALCULATOR_PATHS } from "#domain/ganita/ganita.ts";
import { PROBLEMS } from "../web/pages/private/ganita/sutras/sutra.ts";
import { PUBLIC_PAGES } from "../web/site-pages.ts";

/** What chooses a form of a calculator that is not the usual one. */
const chosenForm = z.record(z.string(), z.union([z.string(), z.number()])).optional();

/** The running texts of the site; a text's id is its path below the folder of its language. */
export const collections = {
  prose: defineCollection({
    loader: glob({ base: "src/content/en", pattern: "**/*.mdx" }),
    schema: z.strictObject({
      title: z.string(),
      /** One sentence: what search engines and cards show of a page. */
      description: z.string().optional(),
      /** The pages above a page, outermost first, and its own name beside them. */
      above: z.array(z.strictObject({ to: z.enum(PUBLIC_PAGES), label: z.string() })).optional(),
      here: z.string().optional(),
      /** What stands beside a question before it is opened. */
      teaser: z.string().optional(),
      /** A status that stands there instead. */
      tag: z.string().optional(),
    }),
  }),
  /** What the page of a calculator says besides its definition; the text itself is why it works. */
  sutras: defineCollection({
    loader: glob({ base: "src/content/en/sutras", pattern: "*.md" }),
    schema: z.strictObject({
      whenToUse: z.string(),
      /** What its forms work out, in words anybody knows; `always` where that is for all numbers. */
      solves: z.array(
        z.strictObject({
          problem: z.enum(PROBLEMS),
          of: z.string(),
          always: z.literal(true).optional(),
          form: chosenForm,
        }),
      ),
      /** One example step by step, which the calculator works from this input. */
      example: z.strictObject({
        question: z.string(),
        lines: z.array(z.string()),
        input: z.record(z.string(), z.unknown()),
        answer: z.string(),
      }),
      /** Why it works, in one line. */
      formula: z.string(),
      /** A remark on the name or the use. */
      note: z.string().optional(),
      /** Which calculator to use instead, and when. */
      fitsBetter: z.array(z.strictObject({ when: z.string(), path: z.enum(CALCULATOR_PATHS) })),
      source: z.string(),
    }),
  }),
  /** The thirteen sub-sutras, and the calculators that use them. */
  subSutras: defineCollection({
    loader: file("src/content/en/sub-sutras.yaml"),
    schema: z.strictObject({
      id: z.string(),
      devanagari: z.string(),
      iast: z.string(),
      meaning: z.string(),
      use: z.string(),
      usedBy: z.array(z.strictObject({ path: z.enum(CALCULATOR_PATHS), form: chosenForm })),
    }),
  }),
};
