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
    description:
      "The email, when the account was made, and every live login: its browser, when it began, when it was last used, and whether it makes this call.",
    answer: {
      email: "leaver@example.org",
      member_since: "2026-11-22T08:40:00.000Z",
      has_password: true,
      logins: [
        {
          id: "bR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0s",
          browser: null,
          method: "password",
          began_at: "2026-11-22T08:40:00.000Z",
          used_at: "2026-11-22T08:40:00.000Z",
          is_current: true,
        },
      ],
    },
    access: "member",
    response: accountDetails,
  },
  "GET /account/download": {
    summary: "What is stored about you and your account, except the work you keep, in one answer.",
    description:
      "It has no passwords, keys or tokens: the site stores these only as hashes, or as secrets that must not leave it. Work that you keep has its own list, GET /saved/work.",
    answer: {
      made_at: "2026-11-22T08:40:00.000Z",
      email: "leaver@example.org",
      member_since: "2026-11-22T08:40:00.000Z",
      last_login_at: "2026-11-22T08:40:00.000Z",
      has_password: true,
      logins: [
        {
          browser: null,
          method: "password",
          began_at: "2026-11-22T08:40:00.000Z",
          used_at: "2026-11-22T08:40:00.000Z",
        },
      ],
      ended_logins: [],
      links: [],
      familiar_places: ["2026-11-22T08:40:00.000Z"],
      passkeys: [],
      totp_since: null,
      recovery_codes_left: null,
    },
    access: "member",
    response: accountDownload,
  },
  "POST /account/password": {
    summary: "Change your password.",
    description:
      "Every other login ends; its next call gets the reason. A wrong current password counts like a failed login.",
    examples: [
      { body: { current_password: "correct horse battery", password: "mangoes in the rain" } },
    ],
    access: "member",
    needsRecentLogin: true,
    body: newPasswordRequest,
    refusals: { 429: TOO_MANY_ATTEMPTS },
  },
  "POST /account/leave": {
    summary: "Delete your account and everything stored about you.",
    description:
      "The account, its logins, passkeys and codes and the work you keep are deleted at once and exist only in the operator's backups.",
    examples: [{ body: { email: "leaver@example.org" } }],
    access: "member",
    needsRecentLogin: true,
    body: leaveRequest,
  },
  "POST /account/logins/{id}/end": {
    summary: "End one of your logins.",
    description:
      "The token of that login stops working at once, and its next call gets the reason. A login that has already ended stays so.",
    examples: [{ params: { id: "bR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0s" } }],
    access: "member",
    needsRecentLogin: true,
    params: z.strictObject({ id: loginId.describe("The id of the login.") }),
  },
  "POST /account/end_other_logins": {
    summary: "End all your logins except this one.",
    description:
      "The tokens of all other logins stop working at once, and their next calls get the reason.",
    answer: { ended: 0 },
    access: "member",
    needsRecentLogin: true,
    response: z.object({ ended: z.int().describe("How many have ended.") }),
  },
} as const satisfies Record<EndpointKey, Endpoint>;
