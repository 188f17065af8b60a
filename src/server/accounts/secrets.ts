import { hash, randomBytes } from "node:crypto";

/** A secret of 256 random bits, as text; only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/**
 * The hash under which a text is stored that nobody should read in the database: tokens and other
 * secrets of 256 random bits, addresses, devices, accounts.
 */
export const hashOf = (text: string): string => hash("sha256", text, "base64url");
