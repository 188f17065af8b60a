import { z } from "zod";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

/** A password as it is given to be checked. */
export const passwordField = z
  .string({ error: "Send the password." })
  .min(1, "Send the password.")
  .max(1024, "A password has at most 1,024 characters.");

/** What tells the server which browser or program calls, for those that keep it. */
export const deviceField = z
  .string()
  .regex(/^[\w-]{43}$/, "device is 256 random bits in base64url: 43 characters.")
  .optional();

export const loginRequest = z.object({
  grant_type: z
    .literal("password", { error: "grant_type must be password." })
    .optional()
    .describe("Of the OAuth2 password grant; may be left out."),
  username: z
    .string({ error: "Send the email as username." })
    .min(1, "Send the email as username.")
    .max(254, "An email has at most 254 characters.")
    // The database cannot store NUL in text, and no address contains any of these characters.
    .regex(/^\P{Cc}*$/u, "An email has no control characters.")
    .describe("The email."),
  password: passwordField.describe("The password."),
  scope: z.string().optional().describe("Accepted and not used."),
  client_id: z.string().optional().describe("Accepted and not used."),
  client_secret: z.string().optional().describe("Accepted and not used."),
  device: deviceField.describe(
    "Added: 256 random bits in base64url, made once by the program and kept. After a login with it, strangers' guesses no longer make this device wait.",
  ),
});

export const loginResponse = z.object({
  access_token: z.string().describe("Send it with members' calls as Authorization: Bearer …"),
  token_type: z.literal("bearer"),
  expires_in: z.int().describe("Seconds until the token dies at the latest."),
});

export const confirmRequest = z.strictObject({
  password: passwordField.describe("The member's password."),
  device: deviceField.describe("As at the login."),
});

export const authEndpoints = {
  "POST /auth/login": {
    summary: "Exchange an email and a password for a bearer token.",
    access: "public",
    body: loginRequest,
    bodyType: "application/x-www-form-urlencoded",
    response: loginResponse,
    refusals: {
      401: "Wrong password or unknown email, told alike.",
      403: "Sent by a page of another site.",
      429: "Too many attempts for this account or from this address.",
    },
  },
  "POST /auth/confirm": {
    summary: "Prove again who you are, before a change of the account.",
    access: "member",
    body: confirmRequest,
    refusals: {
      403: "Wrong password.",
      429: "Too many attempts for this account or from this address.",
    },
  },
  "POST /auth/logout": {
    summary: "Revoke the token this call is made with.",
    access: "member",
  },
} as const satisfies Record<EndpointKey, Endpoint>;
