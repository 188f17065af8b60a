import { randomBytes } from "node:crypto";

/** A secret of 256 random bits, as text; only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
