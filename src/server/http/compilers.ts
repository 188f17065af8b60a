import type { z } from "zod";

/**
 * Replaces Fastify's own compilers, which check requests and write answers. Pass these when the
 * server is created, not later: then Fastify does not load its own at all.
 */
export const COMPILERS = {
  // Fastify's types only know its own validator.
  buildValidator: (() =>
    ({ schema }: { schema: z.ZodType }) =>
    (value: unknown) => {
      const parsed = schema.safeParse(value);
      return parsed.success ? { value: parsed.data } : { error: parsed.error };
    }) as never,
  // The contract types the handlers, and tests check each answer against its schema.
  buildSerializer: () => () => JSON.stringify,
};
