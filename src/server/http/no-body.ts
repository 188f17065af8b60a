import { z } from "zod";

/** The body of a POST call that takes none: nothing, or an object without fields. */
export const NO_BODY = z.union(
  [z.null(), z.undefined(), z.strictObject({})],
  "This call takes no body. Send none.",
);
