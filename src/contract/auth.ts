import { z } from "zod";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { EXAMPLE_LINK, EXAMPLE_LOGIN } from "./examples.ts";
import { instant } from "./instant.ts";
import { MAX_PASSWORD_LENGTH } from "./password-length.ts";
import { oneLine } from "./storable-text.ts";

/** A password to check. */
export const passwordField = z
  .string({ error: "Send the password." })
  .min(1, "Send the password.")
  .max(
    MAX_PASSWORD_LENGTH,
    `A password has at most ${MAX_PASSWORD_LENGTH.toLocaleString("en")} characters.`,
  );

/** A password to set. */
export const newPasswordField = passwordField.describe(
  "The new password: 15 characters or more, not a common one.",
);

// A secret by which the server recognises a browser or program that keeps it.
const device = z
  .string()
  .regex(/^[\w-]{43}$/, "device is 256 random bits in base64url: 43 characters.")
  .optional();

/** The device of a call that logs in, after the first login. */
export const sameDevice = device.describe("As at the login.");

// Also when sent more than once.
const ignored = z
  .unknown()
  .optional()
  .meta({ type: "string", description: "Accepted and not used." });

const loginRequest = z.object({
  grant_type: z
    .literal("password", { error: "grant_type must be password." })
    .optional()
    .describe("Of the OAuth2 password grant; optional."),
  username: oneLine(
    z
      .string({ error: "Send the email as username." })
      .min(1, "Send the email as username.")
      .max(254, "An email has at most 254 characters."),
    "An email has no control or broken characters.",
  ).describe("The email."),
  password: passwordField.describe("The password."),
  scope: ignored,
  client_id: ignored,
  client_secret: ignored,
  device: device.describe(
    "Added: 256 random bits in base64url, which the program makes once and keeps. After a login with it, strangers' guesses do not make this device wait.",
  ),
});

export const loginResponse = z.object({
  access_token: z.string().describe("Send it with members' calls as Authorization: Bearer …"),
  token_type: z.literal("bearer"),
  expires_in: z.int().describe("Seconds until the token ends at the latest."),
});

const confirmRequest = z.strictObject({
  password: passwordField.describe("The member's password."),
  device: sameDevice,
});

/** The secret of a one-time link. */
export const linkSecret = z
  .string({ error: "Send the secret of the link." })
  .regex(
    /^[\w-]{43}$/,
    "This link is not complete. Open it exactly as it was sent, or ask for a new one.",
  )
  .describe("The part of the link after the #.");

export const linkRequest = z.strictObject({ secret: linkSecret });

const linkResponse = z.object({
  purpose: z
    .enum(["invite", "reset"])
    .describe("Becoming a member, or opening a reset account again."),
  email: z.string().describe("Whose link it is."),
  expires_at: instant("Until when it works"),
});

const linkPasswordRequest = z.strictObject({
  secret: linkSecret,
  password: newPasswordField,
  device: sameDevice,
});

/** Why a password, a code or a passkey is not even tried. */
export const TOO_MANY_ATTEMPTS = "Too many attempts for this account or from this address.";

/** Why a link does not work. */
export const LINK_REFUSED = "The link was used, has expired or never was.";

export const authEndpoints = {
  "POST /auth/login": {
    summary: "Exchange an email and a password for a bearer token.",
    description:
      "Takes the form of an OAuth2 password grant. A wrong password and an unknown email get the same refusal, in the same time. After several failures for one account or from one address the answer is 429 for a while.",
    examples: [{ body: { username: "reader@example.org", password: "correct horse battery" } }],
    answer: EXAMPLE_LOGIN,
    access: "public",
    body: loginRequest,
    bodyType: "application/x-www-form-urlencoded",
    response: loginResponse,
    refusals: {
      401: "Wrong password or unknown email, told alike; or a second factor must follow.",
      403: "Sent by a page of another site.",
      429: TOO_MANY_ATTEMPTS,
    },
  },
  "POST /auth/link": {
    summary: "See what a one-time link is for.",
    description:
      "The site's operator makes such links: an invitation for a new member, or a reset for one who cannot log in. This call does not use up the link.",
    examples: [{ body: { secret: EXAMPLE_LINK } }],
    answer: {
      purpose: "invite",
      email: "invited@example.org",
      expires_at: "2026-11-22T08:40:00.000Z",
    },
    access: "public",
    body: linkRequest,
    response: linkResponse,
    refusals: { 404: LINK_REFUSED },
  },
  "POST /auth/link_password": {
    summary: "Use a one-time link: set the password of its member and log in.",
    description:
      "An invitation creates the member; a reset ends every login and removes every earlier way to log in. Of two simultaneous uses of a link, one succeeds and the other is refused.",
    examples: [{ body: { secret: EXAMPLE_LINK, password: "mangoes in the rain" } }],
    answer: EXAMPLE_LOGIN,
    access: "public",
    body: linkPasswordRequest,
    response: loginResponse,
    refusals: { 404: LINK_REFUSED },
  },
  "POST /auth/confirm": {
    summary: "Prove again who you are, before a change of the account.",
    description:
      "Calls that change the account need a login proved in the last ten minutes, and otherwise answer 403 with the code recent_login_required. This call starts a new login that replaces the current one, with the same limits against guessing as any login.",
    examples: [{ body: { password: "correct horse battery" } }],
    answer: EXAMPLE_LOGIN,
    access: "member",
    body: confirmRequest,
    response: loginResponse,
    refusals: {
      403: "Wrong password; or a second factor must follow.",
      429: TOO_MANY_ATTEMPTS,
    },
  },
  "POST /auth/logout": {
    summary: "Revoke the token this call is made with.",
    description: "The token stops working at once, on every server. Other tokens keep working.",
    access: "member",
  },
} as const satisfies Record<EndpointKey, Endpoint>;
