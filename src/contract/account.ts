import { z } from "zod";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

const instant = (what: string) => z.string().describe(`${what}, as in 2026-11-22T08:40:00.000Z.`);

const loginId = z
  .string()
  .regex(/^[\w-]{43}$/, "The id of a login is one of those that /account/details lists.");

export const accountLogin = z.object({
  id: loginId.describe("Names the login to end it; opens nothing."),
  browser: z.string().nullable().describe("The browser and its system; null for programs."),
  method: z.enum(["password", "link", "passkey"]).describe("How the login began."),
  began_at: instant("When the login began"),
  used_at: instant("When it was last used, to within five minutes"),
  is_current: z.boolean().describe("Whether this call is made with it."),
});

export const accountDetails = z.object({
  email: z.string(),
  member_since: instant("When the account was made"),
  has_password: z.boolean(),
  logins: z.array(accountLogin).describe("Live logins, the current one first."),
});
export type AccountDetails = z.infer<typeof accountDetails>;

export const accountEndpoints = {
  "GET /account/details": {
    summary: "What the site knows of your account, and where you are logged in.",
    access: "member",
    response: accountDetails,
  },
  "POST /account/logins/{id}/end": {
    summary: "End one of your logins.",
    access: "member",
    needsRecentLogin: true,
    params: z.strictObject({ id: loginId.describe("The id of the login.") }),
  },
  "POST /account/end_other_logins": {
    summary: "End all your logins but this one.",
    access: "member",
    needsRecentLogin: true,
    response: z.object({ ended: z.int().describe("How many have ended.") }),
  },
} as const satisfies Record<EndpointKey, Endpoint>;
