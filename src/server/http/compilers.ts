import type { z } from "zod";

/**
 * What checks requests and writes answers in the place of Fastify's own compilers. Told when a server
 * is made rather than set afterwards, they also keep it from loading those.
 */
export const COMPILERS = {
  // Fastify's types know its own validator alone.
  buildValidator: (() =>
    ({ schema }: { schema: z.ZodType }) =>
    (value: unknown) => {
      const parsed = schema.safeParse(value);
      return parsed.success ? { value: parsed.data } : { error: parsed.error };
    }) as never,
  // Handlers are typed by the contract and tests hold each answer against its schema.
  buildSerializer: () => () => JSON.stringify,
};
