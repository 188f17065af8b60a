import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

/** The running texts of the site; a text's id is its path below the folder of its language. */
export const collections = {
  prose: defineCollection({
    loader: glob({ base: "src/content/en", pattern: "**/*.mdx" }),
    schema: z.strictObject({
      title: z.string(),
      /** One sentence: what search engines and cards show of a page. */
      description: z.string().optional(),
      /** What stands beside a question before it is opened. */
      teaser: z.string().optional(),
      /** A status that stands there instead. */
      tag: z.string().optional(),
    }),
  }),
};
