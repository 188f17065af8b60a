import { z } from "zod";

/** An email that an account may have; one @localhost is for a site that nobody else reaches. */
export const memberEmail = z.union([
  z.email().max(254),
  z.string().regex(/^[\w.+-]{1,64}@localhost$/),
]);
