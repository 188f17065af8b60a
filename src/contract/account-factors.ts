import { z } from "zod";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { creationOptionsFor, EXAMPLE_ID, EXAMPLE_NEW_CREDENTIAL } from "./examples.ts";
import { instant, instantOrNull } from "./instant.ts";
import { creationOptions, credentialId, newPasskeyAnswer, passkeyName } from "./passkey-fields.ts";
import { totpCode } from "./second-factor.ts";

const params = z.strictObject({ id: credentialId.describe("The id of the passkey.") });

const shownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  made_at: instant("When it was added"),
  used_at: instantOrNull("When it was last used", "for never"),
});

const accountFactors = z.object({
  is_required: z.boolean().describe("Whether this site requires a second factor of every member."),
  totp_since: instantOrNull("Since when codes from an app are asked for", "if they are not"),
  passkeys: z.array(shownPasskey),
  recovery_codes: z
    .object({ left: z.int(), made_at: instant("When they were made") })
    .nullable()
    .describe("Null if none were made."),
});
export type AccountFactors = z.infer<typeof accountFactors>;

const SEND_SETUP = "Send the set-up that came with the secret.";
const changed = { access: "member", needsRecentLogin: true } as const;

export const accountFactorEndpoints = {
  "GET /account/factors": {
    summary: "What you have set up besides a password.",
    description:
      "App codes, passkeys, and how many recovery codes are left. With an app or a passkey, a password alone is not enough to log in.",
    answer: {
      is_required: false,
      totp_since: "2026-11-22T08:40:00.000Z",
      passkeys: [],
      recovery_codes: null,
    },
    access: "member",
    response: accountFactors,
  },
  "POST /account/totp": {
    summary: "Get a secret for an authenticator app.",
    description:
      "Draw the address as a QR code for the app, and confirm with the first code that it shows. Until then nothing changes, and a former app keeps working. Codes are those of RFC 6238: six digits, every 30 seconds, SHA-1.",
    answer: {
      secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
      setup: "9cNmXQv0aT1B.…",
      address:
        "otpauth://totp/Shabda%20Gyan:reader@example.org?issuer=Shabda%20Gyan&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
    },
    ...changed,
    response: z.object({
      secret: z.string().describe("In base32, for apps that cannot read the picture."),
      address: z.string().describe("An otpauth address, to draw as a QR code."),
      setup: z.string().describe("Send it back with the first code, within 15 minutes."),
    }),
  },
  "POST /account/totp/confirm": {
    summary: "Require codes of the app at every login from now on.",
    description:
      "From now on a login with a password needs a code as well. All other logins end. Make recovery codes next.",
    examples: [{ body: { setup: "9cNmXQv0aT1B.…", code: "287082" } }],
    ...changed,
    body: z.strictObject({
      setup: z.string({ error: SEND_SETUP }).min(1, SEND_SETUP).max(1_000, SEND_SETUP),
      code: totpCode,
    }),
  },
  "POST /account/totp/remove": {
    summary: "Stop requiring codes from an app.",
    description: "All other logins end. Without an app, it changes nothing.",
    ...changed,
    refusals: { 422: "It is the last second factor, and this site asks for one." },
  },
  "POST /account/new_passkey_options": {
    summary: "Get what a browser needs to make a passkey.",
    description:
      "Pass the answer to PublicKeyCredential.parseCreationOptionsFromJSON, and its result to navigator.credentials.create.",
    answer: creationOptionsFor("leaver@example.org"),
    ...changed,
    response: creationOptions,
    refusals: { 422: "Browsers offer no passkeys under this address, or there are twenty." },
  },
  "POST /account/passkeys": {
    summary: "Add a passkey.",
    description:
      "From now on the passkey alone is enough to log in, and a login with a password also needs a second factor. All other logins end.",
    examples: [{ body: { name: "My phone", credential: EXAMPLE_NEW_CREDENTIAL } }],
    answer: {
      id: "Zm9yLWFuLWV4YW1wbGU",
      name: "My phone",
      made_at: "2026-11-22T08:40:00.000Z",
      used_at: null,
    },
    ...changed,
    body: z.strictObject({ name: passkeyName, credential: newPasskeyAnswer }),
    response: shownPasskey,
  },
  "POST /account/passkeys/{id}/rename": {
    summary: "Rename a passkey.",
    description: "Only the member sees the name.",
    examples: [{ params: { id: EXAMPLE_ID }, body: { name: "Laptop" } }],
    ...changed,
    params,
    body: z.strictObject({ name: passkeyName }),
    refusals: { 404: "You have no such passkey." },
  },
  "POST /account/passkeys/{id}/remove": {
    summary: "Remove a passkey.",
    description:
      "All other logins end. Removing it again changes nothing. Removing the last one is refused with last_way_in if the member has no password, or if the site requires a second factor and there is no other.",
    examples: [{ params: { id: EXAMPLE_ID } }],
    ...changed,
    params,
  },
  "POST /account/recovery_codes": {
    summary: "Make ten recovery codes, which replace earlier ones.",
    description:
      "Each of the ten codes replaces a second factor once. Only their hashes are stored: show them to the member now. All other logins end.",
    answer: { codes: ["7Q2M-X9KD-40RT-BC8W-ZN5H-1VEA"] },
    ...changed,
    response: z.object({ codes: z.array(z.string()).describe("Shown only once.") }),
    refusals: { 422: "There is no second factor to recover from." },
  },
} as const satisfies Record<EndpointKey, Endpoint>;
