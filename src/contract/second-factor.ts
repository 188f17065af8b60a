import { z } from "zod";
import {
  LINK_REFUSED,
  linkRequest,
  linkSecret,
  loginResponse,
  sameDevice,
  TOO_MANY_ATTEMPTS,
} from "./auth.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import {
  creationOptions,
  newPasskeyAnswer,
  passkeyAnswer,
  passkeyName,
  requestOptions,
} from "./passkey-fields.ts";

const ticket = z
  .string({ error: "Send the ticket that the login gave." })
  .regex(/^[\w-]{43}$/, "The ticket is the one that the login gave: 43 characters.")
  .describe("From the login's refusal. Works once, for five minutes.");

/** Six digits of an authenticator app; spaces do not matter. */
export const totpCode = z
  .string({ error: "Send the code." })
  .regex(/^\s*(?:\d\s*){6}$/, "Type the six digits that the app shows.");

const secondFactorRequest = z
  .strictObject({
    ticket,
    code: totpCode.optional().describe("Six digits of the app; spaces do not matter."),
    recovery_code: z
      .string()
      .min(1, "Send the recovery code.")
      .max(100, "A recovery code has 24 letters and digits.")
      .optional()
      .describe("24 letters and digits; hyphens, spaces and case do not matter."),
    credential: passkeyAnswer.optional(),
    device: sameDevice,
  })
  .refine(
    ({ code, recovery_code, credential }) =>
      [code, recovery_code, credential].filter((given) => given !== undefined).length === 1,
    "Send one of code, recovery_code and credential.",
  );

export const secondFactorEndpoints = {
  "POST /auth/second-factor": {
    summary: "Finish a login that needs a second factor.",
    access: "public",
    body: secondFactorRequest,
    response: loginResponse,
    refusals: { 403: "The factor is wrong, or the ticket dead.", 429: TOO_MANY_ATTEMPTS },
  },
  "POST /auth/passkey_options": {
    summary: "Get what a browser needs to ask for a passkey.",
    access: "public",
    body: z.strictObject({
      ticket: ticket.optional().describe("Only for a passkey as second factor."),
    }),
    response: requestOptions,
    refusals: { 403: "The ticket is dead.", 429: TOO_MANY_ATTEMPTS },
  },
  "POST /auth/passkey": {
    summary: "Exchange a passkey's signature for a bearer token, without a password.",
    access: "public",
    body: z.strictObject({ credential: passkeyAnswer, device: sameDevice }),
    response: loginResponse.extend({
      email: z.string().describe("The member's email, because nobody typed it."),
    }),
    refusals: {
      403: "The passkey is not known here, or its signature does not count.",
      429: TOO_MANY_ATTEMPTS,
    },
  },
  "POST /auth/link_passkey_options": {
    summary: "Get what a browser needs to make a passkey for a one-time link.",
    access: "public",
    body: linkRequest,
    response: creationOptions,
    refusals: { 404: LINK_REFUSED },
  },
  "POST /auth/link_passkey": {
    summary: "Use a one-time link: add a passkey, without a password, and log in.",
    access: "public",
    body: z.strictObject({
      secret: linkSecret,
      name: passkeyName,
      credential: newPasskeyAnswer,
      device: sameDevice,
    }),
    response: loginResponse,
    refusals: { 404: LINK_REFUSED },
  },
} as const satisfies Record<EndpointKey, Endpoint>;
