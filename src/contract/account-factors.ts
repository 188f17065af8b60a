import { z } from "zod";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
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
    access: "member",
    response: accountFactors,
  },
  "POST /account/totp": {
    summary: "Get a secret for an authenticator app.",
    ...changed,
    response: z.object({
      secret: z.string().describe("In base32, for apps that cannot read the picture."),
      address: z.string().describe("An otpauth address, to draw as a QR code."),
      setup: z.string().describe("Send it back with the first code, within 15 minutes."),
    }),
  },
  "POST /account/totp/confirm": {
    summary: "Require codes of the app at every login from now on.",
    ...changed,
    body: z.strictObject({
      setup: z.string({ error: SEND_SETUP }).min(1, SEND_SETUP).max(1_000, SEND_SETUP),
      code: totpCode,
    }),
  },
  "POST /account/totp/remove": {
    summary: "Stop requiring codes from an app.",
    ...changed,
    refusals: { 422: "It is the last second factor, and this site asks for one." },
  },
  "POST /account/new_passkey_options": {
    summary: "Get what a browser needs to make a passkey.",
    ...changed,
    response: creationOptions,
    refusals: { 422: "Browsers offer no passkeys under this address, or there are twenty." },
  },
  "POST /account/passkeys": {
    summary: "Add a passkey.",
    ...changed,
    body: z.strictObject({ name: passkeyName, credential: newPasskeyAnswer }),
    response: shownPasskey,
  },
  "POST /account/passkeys/{id}/rename": {
    summary: "Rename a passkey.",
    ...changed,
    params,
    body: z.strictObject({ name: passkeyName }),
    refusals: { 404: "You have no such passkey." },
  },
  "POST /account/passkeys/{id}/remove": {
    summary: "Remove a passkey.",
    ...changed,
    params,
  },
  "POST /account/recovery_codes": {
    summary: "Make ten recovery codes, which replace earlier ones.",
    ...changed,
    response: z.object({ codes: z.array(z.string()).describe("Shown only once.") }),
    refusals: { 422: "There is no second factor to recover from." },
  },
} as const satisfies Record<EndpointKey, Endpoint>;
