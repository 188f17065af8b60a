import { hash } from "node:crypto";

/**
 * The hash under which a text is stored that nobody should read in the database: tokens and other
 * secrets of 256 random bits, addresses, devices, accounts.
 */
export const hashOf = (text: string) => hash("sha256", text, "base64url");
