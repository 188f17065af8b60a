import { longDay } from "#domain/long-day.ts";
import { changePassword, removeMember, resetAccount } from "../accounts/account-changes.ts";
import { linkAddress } from "../accounts/link-address.ts";
import { listInvitations, replaceLink } from "../accounts/links.ts";
import { addMember, isMember, type ListedMember, listMembers } from "../accounts/members.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { weaknessOf } from "../accounts/weak-passwords.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { OperatorError } from "../operator-error.ts";
import { shown } from "./member-words.ts";
import type { OperatorRequest } from "./operator-request.ts";

/** Makes a link that makes a person a member; it replaces any earlier one. */
export async function inviteMember(
  database: Database,
  { email, days }: OperatorRequest<"invite member">,
  origin: string,
): Promise<string> {
  if (await isMember(database, email)) throw alreadyMember(email);
  const secret = await retried(() =>
    database.transaction((transaction) =>
      replaceLink(transaction, { purpose: "invite", email, days }),
    ),
  );
  return `Send this link to ${email}. It works once, until ${lastDay(days)}; the person who opens it becomes the member:\n${linkAddress(origin, secret)}`;
}

/** Locks an account, and makes a link that opens it again. */
export async function resetMember(
  database: Database,
  { email, days }: OperatorRequest<"reset member">,
  origin: string,
): Promise<string> {
  const secret = await retried(() =>
    database.transaction(async (transaction) => {
      if ((await resetAccount(transaction, email)) === null) return null;
      return replaceLink(transaction, { purpose: "reset", email, days });
    }),
  );
  if (secret === null) throw unknownMember(email);
  return `Every login of ${shown(email)} has ended, and no earlier password or passkey works. This link opens the account again. It works once, until ${lastDay(days)}:\n${linkAddress(origin, secret)}`;
}

export async function addWithPassword(
  database: Database,
  { email, password }: OperatorRequest<"add member">,
): Promise<string> {
  await requireStrong(password, email);
  if (!(await addMember(database, email, await hashPassword(password)))) throw alreadyMember(email);
  return `${email} is a member now.`;
}

export async function setPassword(
  database: Database,
  { email, password }: OperatorRequest<"set password">,
): Promise<string> {
  await requireStrong(password, email);
  const hash = await hashPassword(password);
  if (!(await retried(() => changePassword(database, email, hash)))) throw unknownMember(email);
  return `The password of ${email} is changed, and every login with the old one has ended.`;
}

/** Removes a member, or withdraws an invitation. */
export async function removeOrWithdraw(
  database: Database,
  { email }: OperatorRequest<"remove member">,
): Promise<string> {
  const removed = await removeMember(database, email);
  if (removed === null) throw unknownMember(email);
  return removed === "member"
    ? `${email} is no longer a member.`
    : `The invitation of ${email} is withdrawn: its link no longer works.`;
}

const lastDay = (days: number): string => longDay(new Date(Date.now() + days * 86_400_000));

/** Lists the members, then the open invitations. */
export async function memberList(database: Database): Promise<string> {
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

/**
 * Refuses a weak password, on any database.
 *
 * @throws {OperatorError} with what is weak about it.
 */
export async function requireStrong(password: string, email: string): Promise<void> {
  const weakness = await weaknessOf(password, email);
  if (weakness !== null) throw new OperatorError(`This password ${weakness}. Choose another.`);
}

const alreadyMember = (email: string) =>
  new OperatorError(
    `${email} is a member already. To let them set a new password: npm run member -- reset ${email}`,
  );

const unknownMember = (email: string) =>
  new OperatorError(`There is no member ${shown(email)}. To see all: npm run member -- list`);
