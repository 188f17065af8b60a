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
  creationOptionsFor,
  EXAMPLE_CREDENTIAL,
  EXAMPLE_LINK,
  EXAMPLE_LOGIN,
  EXAMPLE_NEW_CREDENTIAL,
  EXAMPLE_SECRET,
} from "./examples.ts";
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
    description:
      "If the right password is not enough, a login answers 401 with the code second_factor_required, a ticket, and what may be sent with it: a code of the member's app, a passkey's signature, or a recovery code. A wrong one does not use up the ticket, within the same limits as passwords; a right one does. Each code works once.",
    examples: [
      { title: "A code from the app", body: { ticket: EXAMPLE_SECRET, code: "287082" } },
      {
        title: "A recovery code",
        body: { ticket: EXAMPLE_SECRET, recovery_code: "7Q2M-X9KD-40RT-BC8W-ZN5H-1VEA" },
      },
      { title: "A passkey", body: { ticket: EXAMPLE_SECRET, credential: EXAMPLE_CREDENTIAL } },
    ],
    answer: EXAMPLE_LOGIN,
    access: "public",
    body: secondFactorRequest,
    response: loginResponse,
    refusals: { 403: "The factor is wrong, or the ticket dead.", 429: TOO_MANY_ATTEMPTS },
  },
  "POST /auth/passkey_options": {
    summary: "Get what a browser needs to ask for a passkey.",
    description:
      "Pass the answer to PublicKeyCredential.parseRequestOptionsFromJSON, and its result to navigator.credentials.get. Without a ticket the person chooses among all passkeys for this site; with one, among those of the member who is logging in.",
    examples: [{ body: {} }],
    answer: {
      rpId: "localhost",
      challenge: "jVt0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0",
      userVerification: "required",
      allowCredentials: [],
      timeout: 300000,
    },
    access: "public",
    body: z.strictObject({
      ticket: ticket.optional().describe("Only for a passkey as second factor."),
    }),
    response: requestOptions,
    refusals: { 403: "The ticket is dead.", 429: TOO_MANY_ATTEMPTS },
  },
  "POST /auth/passkey": {
    summary: "Exchange a passkey's signature for a bearer token, without a password.",
    description:
      "The signature is accepted if it answers a live challenge of /auth/passkey_options, was made on a page of this site, and the authenticator has verified the person. If its counter has not grown, it may come from a copied key and is refused.",
    examples: [{ body: { credential: EXAMPLE_CREDENTIAL } }],
    answer: { ...EXAMPLE_LOGIN, email: "leaver@example.org" },
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
    description:
      "Pass the answer to PublicKeyCredential.parseCreationOptionsFromJSON, and its result to navigator.credentials.create. It does not use up the link.",
    examples: [{ body: { secret: EXAMPLE_LINK } }],
    answer: creationOptionsFor("invited@example.org"),
    access: "public",
    body: linkRequest,
    response: creationOptions,
    refusals: { 404: LINK_REFUSED },
  },
  "POST /auth/link_passkey": {
    summary: "Use a one-time link: add a passkey, without a password, and log in.",
    description: "Like /auth/link_password, but with a passkey, which nobody can guess or forget.",
    examples: [
      { body: { secret: EXAMPLE_LINK, name: "My phone", credential: EXAMPLE_NEW_CREDENTIAL } },
    ],
    answer: EXAMPLE_LOGIN,
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
