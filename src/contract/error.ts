import { z } from "zod";

/** The only error body. `detail` and `error` carry the same sentence; programs branch on `code`. */
export const apiErrorBody = z
  .object({
    detail: z.string().describe("A sentence for people: what is wrong and what to do."),
    error: z.string().describe("The same sentence."),
    code: z
      .string()
      .regex(/^[a-z_]+$/)
      .describe("For programs; stable."),
    suggest: z
      .array(z.string())
      .optional()
      .describe("Paths of calculators that take what this one refuses."),
  })
  .meta({ id: "Refusal", description: "The body of every answer from 400 on." });
export type ApiErrorBody = z.infer<typeof apiErrorBody>;
