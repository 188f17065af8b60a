import { z } from "zod";
import { newPasswordField, passwordField, sameDevice, TOO_MANY_ATTEMPTS } from "./auth.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { instant, instantOrNull } from "./instant.ts";

const loginId = z
  .string()
  .regex(/^[\w-]{43}$/, "The id of a login is one of those that /account/details lists.");

const accountLogin = z.object({
  id: loginId.describe("Identifies the login, to end it; grants nothing."),
  browser: z.string().nullable().describe("The browser and its system; null for programs."),
  method: z.enum(["password", "link", "passkey"]).describe("How the login began."),
  began_at: instant("When the login began"),
  used_at: instant("When it was last used, to within five minutes"),
  is_current: z.boolean().describe("Whether it makes this call."),
});

export const accountDetails = z.object({
  email: z.string(),
  member_since: instant("When the account was made"),
  has_password: z.boolean(),
  logins: z.array(accountLogin).describe("Live logins, the current one first."),
});
export type AccountDetails = z.infer<typeof accountDetails>;

export const accountDownload = z.object({
  made_at: instant("When this copy was made"),
  email: z.string(),
  member_since: instant("When the account was made"),
  last_login_at: instantOrNull("When the last login began", "for never"),
  has_password: z.boolean(),
  logins: z.array(accountLogin.omit({ id: true, is_current: true })),
  ended_logins: z
    .array(z.object({ reason: z.string(), ended_at: instant("When it ended") }))
    .describe("Logins that an account change has ended in the last 30 days."),
  links: z
    .array(
      z.object({
        purpose: z.string(),
        made_at: instant("When it was made"),
        used_at: instantOrNull("When it was used", "if it was not"),
      }),
    )
    .describe("One-time links for this email."),
  familiar_places: z
    .array(instant("When it was last seen"))
    .describe("Addresses and browsers of earlier logins, stored only as hashes."),
  passkeys: z.array(
    z.object({
      name: z.string(),
      made_at: instant("When it was made"),
      used_at: instantOrNull("When it was last used", "for never"),
    }),
  ),
  totp_since: instantOrNull("Since when codes from an app are asked for", "if they are not"),
  recovery_codes_left: z.int().nullable(),
});
export type AccountDownload = z.infer<typeof accountDownload>;

const newPasswordRequest = z.strictObject({
  current_password: passwordField
    .optional()
    .describe("The current password; omit it if the account has none."),
  password: newPasswordField,
  device: sameDevice,
});

const leaveRequest = z.strictObject({
  email: z.string({ error: "Send your email, to be sure." }).max(254).describe("Your own email."),
});

export const accountEndpoints = {
  "GET /account/details": {
    summary: "What the site knows about your account, and where you are logged in.",
    access: "member",
    response: accountDetails,
  },
  "GET /account/download": {
    summary: "What is stored about you and your account, except the work you keep, in one answer.",
    access: "member",
    response: accountDownload,
  },
  "POST /account/password": {
    summary: "Change your password.",
    access: "member",
    needsRecentLogin: true,
    body: newPasswordRequest,
    refusals: { 429: TOO_MANY_ATTEMPTS },
  },
  "POST /account/leave": {
    summary: "Delete your account and everything stored about you.",
    access: "member",
    needsRecentLogin: true,
    body: leaveRequest,
  },
  "POST /account/logins/{id}/end": {
    summary: "End one of your logins.",
    access: "member",
    needsRecentLogin: true,
    params: z.strictObject({ id: loginId.describe("The id of the login.") }),
  },
  "POST /account/end_other_logins": {
    summary: "End all your logins except this one.",
    access: "member",
    needsRecentLogin: true,
    response: z.object({ ended: z.int().describe("How many have ended.") }),
  },
} as const satisfies Record<EndpointKey, Endpoint>;
