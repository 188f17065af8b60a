import { z } from "zod";

/** The one error body. `detail` and `error` carry the same sentence; programs branch on `code`. */
export const apiErrorBody = z.object({
  detail: z.string(),
  error: z.string(),
  code: z.string().regex(/^[a-z_]+$/),
  /** Paths of calculators that take what this one refuses. */
  suggest: z.array(z.string()).optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorBody>;
