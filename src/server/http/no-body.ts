import { z } from "zod";

/** The refusal of a body by a call that takes none. */
export const NO_BODY_TAKEN = "This call takes no body. Send none.";

/** The body of a POST call that takes none: nothing, or an object without fields. */
export const NO_BODY = z.union([z.null(), z.undefined(), z.strictObject({})], NO_BODY_TAKEN);
