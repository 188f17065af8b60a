import type { z } from "zod";
import { refusalWords } from "./refusal-words.ts";

/**
 * Replaces Fastify's own compilers, which check requests and write answers. Pass these when the
 * server is created, not later: then Fastify does not load its own at all.
 */
export const COMPILERS = {
  // Fastify's types only know its own validator.
  buildValidator: (() =>
    ({ schema, httpPart }: { schema: z.ZodType; httpPart: string }) => {
      const error = refusalWords(httpPart);
      return (value: unknown) => {
        const parsed = schema.safeParse(value, { error });
        return parsed.success ? { value: parsed.data } : { error: parsed.error };
      };
    }) as never,
  // The contract types the handlers, and tests check each answer against its schema.
  buildSerializer: () => () => JSON.stringify,
};
