import { longDay } from "#domain/long-day.ts";
import type { Database } from "../db/database.ts";
import {
  addMember,
  changePassword,
  isMember,
  type ListedMember,
  listMembers,
  removeMember,
} from "../db/members.ts";
import { listInvitations, replaceLink } from "../db/one-time-links.ts";
import { resetAccount } from "../db/reset-account.ts";
import { retried } from "../db/retried.ts";
import { linkAddress } from "../members/link-address.ts";
import { hashPassword } from "../members/passwords.ts";
import { weaknessOf } from "../members/weak-passwords.ts";
import { OperatorError } from "../process/operator-error.ts";
import { readMemberWords, shown } from "./member-words.ts";
import type { OperatorRequest } from "./operator-request.ts";

/**
 * Invites, adds, lists, resets and removes members and changes passwords; returns the text to show.
 */
export async function memberCommand(
  database: Database,
  { words, secret }: OperatorRequest<"member">,
  origin: string,
): Promise<string> {
  const asked = readMemberWords(words);
  switch (asked.action) {
    case "list":
      return memberList(database);
    case "invite":
      return invitation(database, asked, origin);
    case "reset":
      return reset(database, asked, origin);
    case "add":
      if (!(await addMember(database, asked.email, await hashedSecret(secret, asked.email)))) {
        throw alreadyMember(asked.email);
      }
      return `${asked.email} is a member now.`;
    case "password": {
      const hash = await hashedSecret(secret, asked.email);
      if (!(await retried(() => changePassword(database, asked.email, hash)))) {
        throw unknownMember(asked.email);
      }
      return `The password of ${asked.email} is changed, and every login with the old one has ended.`;
    }
    case "remove": {
      const removed = await removeMember(database, asked.email);
      if (removed === null) throw unknownMember(asked.email);
      return removed === "member"
        ? `${asked.email} is no longer a member.`
        : `The invitation of ${asked.email} is withdrawn: its link no longer works.`;
    }
  }
}

interface LinkWords {
  readonly email: string;
  readonly days: number;
}

async function invitation(database: Database, { email, days }: LinkWords, origin: string) {
  if (await isMember(database, email)) throw alreadyMember(email);
  const secret = await retried(() =>
    database.transaction((transaction) =>
      replaceLink(transaction, { purpose: "invite", email, days }),
    ),
  );
  return `Send this link to ${email}. It works once, until ${lastDay(days)}; the person who opens it becomes the member:\n${linkAddress(origin, secret)}`;
}

async function reset(database: Database, { email, days }: LinkWords, origin: string) {
  const secret = await retried(() =>
    database.transaction(async (transaction) => {
      if ((await resetAccount(transaction, email)) === null) return null;
      return replaceLink(transaction, { purpose: "reset", email, days });
    }),
  );
  if (secret === null) throw unknownMember(email);
  return `Every login of ${shown(email)} has ended, and no earlier password or passkey works. This link opens the account again. It works once, until ${lastDay(days)}:\n${linkAddress(origin, secret)}`;
}

const lastDay = (days: number): string => longDay(new Date(Date.now() + days * 86_400_000));

async function memberList(database: Database): Promise<string> {
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

const hashedSecret = async (secret: string | undefined, email: string): Promise<string> =>
  hashPassword(await requireStrong(secret, email));

/**
 * The password given for an account.
 *
 * @throws {OperatorError} when there is none, or it is too weak.
 */
export async function requireStrong(secret: string | undefined, email: string): Promise<string> {
  if (secret === undefined) {
    throw new OperatorError(
      "With --password, type a password or pipe one in. Nothing was changed.",
    );
  }
  const weakness = await weaknessOf(secret, email);
  if (weakness !== null) throw new OperatorError(`This password ${weakness}. Choose another.`);
  return secret;
}

const alreadyMember = (email: string) =>
  new OperatorError(
    `${email} is a member already. To let them set a new password: npm run member -- reset ${email}`,
  );

const unknownMember = (email: string) =>
  new OperatorError(`There is no member ${shown(email)}. To see all: npm run member -- list`);
