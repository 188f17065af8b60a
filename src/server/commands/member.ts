import { z } from "zod";
import { MIN_PASSWORD_LENGTH } from "#contract/password-length.ts";
import { longDay } from "#domain/long-day.ts";
import { changePassword, removeMember, resetAccount } from "../accounts/account-changes.ts";
import {
  LINK_DAYS,
  linkAddress,
  listInvitations,
  MAX_LINK_DAYS,
  replaceLink,
} from "../accounts/links.ts";
import { addMember, isMember, type ListedMember, listMembers } from "../accounts/members.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { weaknessOf } from "../accounts/weak-passwords.ts";
import { memberEmail } from "../config.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { OperatorError } from "../operator-error.ts";
import type { Caller, Command } from "./command.ts";
import { readWords } from "./words.ts";

export const MEMBER_USAGE = `Usage:
  npm run member -- list
  npm run member -- invite EMAIL [--days ${LINK_DAYS}]
  npm run member -- reset EMAIL [--days ${LINK_DAYS}]
  npm run member -- remove EMAIL
invite prints a link that works once and makes the person who opens it a member. reset locks an account and prints a link that opens it again.
With --password, add EMAIL and password EMAIL set a password that is typed on a terminal or piped in, ${MIN_PASSWORD_LENGTH} characters or more. Without, add is invite and password is reset.`;

const email = z.string();
const days = z.int().min(1).max(MAX_LINK_DAYS);
const password = z.string();

const input = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("list") }),
  z.strictObject({ action: z.literal("invite"), email: memberEmail, days }),
  z.strictObject({ action: z.literal("reset"), email, days }),
  z.strictObject({ action: z.literal("add"), email: memberEmail, password }),
  z.strictObject({ action: z.literal("password"), email, password }),
  z.strictObject({ action: z.literal("remove"), email }),
]);
type MemberInput = z.infer<typeof input>;

/** Invites, lists, resets and removes members. */
export const member: Command<MemberInput> = {
  input,
  prepare: readMemberWords,
  mayCreate: ({ action }) => action === "invite" || action === "add",
  run: async (database, asked, { origin }) => ({ text: await change(database, asked, origin) }),
};

async function readMemberWords(
  words: readonly string[],
  { askPassword }: Caller,
): Promise<MemberInput> {
  const options = { days: { type: "string" }, password: { type: "boolean" } } as const;
  const { positionals, values } = readWords(words, options, MEMBER_USAGE);
  const [action, email = "", ...rest] = positionals;
  const isList = action === "list";
  const takesDays = !(isList || action === "remove" || values.password);
  const isWrong = rest.length > 0 || positionals.length < 2 !== isList;
  if (isWrong || (values.days !== undefined && !takesDays)) throw new OperatorError(MEMBER_USAGE);
  switch (values.password ? `${action} --password` : action) {
    case "list":
      return { action: "list" };
    case "invite":
    case "add":
      return { action: "invite", email: newEmail(email), days: dayCount(values.days) };
    case "reset":
    case "password":
      return { action: "reset", email, days: dayCount(values.days) };
    case "remove":
      return { action: "remove", email };
    case "add --password": {
      const valid = newEmail(email);
      return { action: "add", email: valid, password: await strongPassword(valid, askPassword) };
    }
    case "password --password":
      return { action: "password", email, password: await strongPassword(email, askPassword) };
  }
  throw new OperatorError(MEMBER_USAGE);
}

function newEmail(email: string): string {
  if (memberEmail.safeParse(email.trim()).success) return email.trim();
  throw new OperatorError(
    `${shown(email)} is not an email address. Write it like you@example.org.`,
  );
}

function dayCount(days = `${LINK_DAYS}`): number {
  if (/^[1-9]\d?$/.test(days) && Number(days) <= MAX_LINK_DAYS) return Number(days);
  throw new OperatorError(`--days must be a whole number from 1 to ${MAX_LINK_DAYS}.`);
}

async function strongPassword(email: string, askPassword: Caller["askPassword"]): Promise<string> {
  const password = await askPassword(email);
  const weakness = await weaknessOf(password, email);
  if (weakness === null) return password;
  throw new OperatorError(`This password ${weakness}. Choose another.`);
}

function change(database: Database, asked: MemberInput, origin: string): Promise<string> {
  switch (asked.action) {
    case "list":
      return list(database);
    case "invite":
      return invite(database, asked.email, asked.days, origin);
    case "reset":
      return reset(database, asked.email, asked.days, origin);
    case "add":
      return add(database, asked.email, asked.password);
    case "password":
      return setPassword(database, asked.email, asked.password);
    case "remove":
      return remove(database, asked.email);
  }
}

async function invite(database: Database, email: string, days: number, origin: string) {
  if (await isMember(database, email)) throw alreadyMember(email);
  const secret = await retried(() =>
    database.transaction((transaction) =>
      replaceLink(transaction, { purpose: "invite", email, days }),
    ),
  );
  return `Send this link to ${email}. It works once, until ${lastDay(days)}; the person who opens it becomes the member:\n${linkAddress(origin, secret)}`;
}

async function reset(database: Database, email: string, days: number, origin: string) {
  const secret = await retried(() =>
    database.transaction(async (transaction) => {
      if ((await resetAccount(transaction, email)) === null) return null;
      return replaceLink(transaction, { purpose: "reset", email, days });
    }),
  );
  if (secret === null) throw unknownMember(email);
  return `Every login of ${shown(email)} has ended, and no earlier password or passkey works. This link opens the account again. It works once, until ${lastDay(days)}:\n${linkAddress(origin, secret)}`;
}

async function add(database: Database, email: string, password: string) {
  if (!(await addMember(database, email, await hashPassword(password)))) throw alreadyMember(email);
  return `${email} is a member now.`;
}

async function setPassword(database: Database, email: string, password: string) {
  const hash = await hashPassword(password);
  if (!(await retried(() => changePassword(database, email, hash)))) throw unknownMember(email);
  return `The password of ${email} is changed, and every login with the old one has ended.`;
}

async function remove(database: Database, email: string) {
  const removed = await removeMember(database, email);
  if (removed === null) throw unknownMember(email);
  return removed === "member"
    ? `${email} is no longer a member.`
    : `The invitation of ${email} is withdrawn: its link no longer works.`;
}

// The members, then the open invitations.
async function list(database: Database) {
  const [members, invitations] = [await listMembers(database), await listInvitations(database)];
  if (members.length + invitations.length === 0) {
    return "There are no members. Invite one: npm run member -- invite EMAIL";
  }
  const invited = invitations.map(
    ({ email, expiresAt }) => `invited     ${email}  until ${dayOf(expiresAt!)}`,
  );
  return [...members.map(memberLine), ...invited].join("\n");
}

function memberLine({ email, createdAt, lastLoginAt, hasApp, passkeys }: ListedMember): string {
  const factors = [
    ...(hasApp ? ["app"] : []),
    ...(passkeys > 0 ? [passkeys === 1 ? "1 passkey" : `${passkeys} passkeys`] : []),
  ];
  const login = lastLoginAt === null ? "no login yet" : `last login ${dayOf(lastLoginAt)}`;
  return `${dayOf(createdAt)}  ${email}  ${login}, ${factors.join(", ") || "no second factor"}`;
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

const lastDay = (days: number): string => longDay(new Date(Date.now() + days * 86_400_000));

const alreadyMember = (email: string) =>
  new OperatorError(
    `${email} is a member already. To let them set a new password: npm run member -- reset ${email}`,
  );

const unknownMember = (email: string) =>
  new OperatorError(`There is no member ${shown(email)}. To see all: npm run member -- list`);

// A sentence does not repeat an endless text.
const shown = (text: string) => (text.length > 254 ? `${text.slice(0, 40)}…` : text);
