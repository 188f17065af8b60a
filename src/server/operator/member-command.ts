import { z } from "zod";
import type { Database } from "../db/database.ts";
import { addMember, changePassword, listMembers, removeMember } from "../db/members.ts";
import { retried } from "../db/retried.ts";
import { hashPassword } from "../members/passwords.ts";
import { MIN_PASSWORD_LENGTH, weaknessOf } from "../members/weak-passwords.ts";
import { OperatorError } from "../process/operator-error.ts";
import type { OperatorRequest } from "./operator-request.ts";

export const MEMBER_USAGE = `Usage:
  npm run member -- list
  npm run member -- add EMAIL
  npm run member -- password EMAIL
  npm run member -- remove EMAIL
A password has ${MIN_PASSWORD_LENGTH} characters or more. It is typed on a terminal, or piped in; where neither is done, one is made and shown once.`;

type MemberWords =
  | { readonly action: "list"; readonly email?: never }
  | { readonly action: "add" | "password" | "remove"; readonly email: string };

/**
 * Reads the words of a command.
 *
 * @throws {OperatorError} with the usage, or if the member to add has no valid email address.
 */
export function readMemberWords([action, email, ...rest]: readonly string[]): MemberWords {
  if (action === "list" && email === undefined) return { action };
  const isKnown = action === "add" || action === "password" || action === "remove";
  if (!isKnown || email === undefined || rest.length > 0) throw new OperatorError(MEMBER_USAGE);
  if (action === "add" && !emailSchema.safeParse(email.trim()).success) {
    throw new OperatorError(
      `${shown(email)} is not an email address. Write it like you@example.org.`,
    );
  }
  return { action, email };
}

/** Adds, lists and removes members and changes passwords; gives the text to show. */
export async function memberCommand(
  database: Database,
  { words, secret }: OperatorRequest<"member">,
): Promise<string> {
  const { action, email } = readMemberWords(words);
  switch (action) {
    case "list":
      return memberList(database);
    case "add":
      if (!(await addMember(database, email, await hashedSecret(secret, email)))) {
        throw new OperatorError(
          `${email} is a member already. To set a new password: npm run member -- password ${email}`,
        );
      }
      return `${email} is a member now.`;
    case "password": {
      const hash = await hashedSecret(secret, email);
      if (!(await retried(() => changePassword(database, email, hash)))) throw unknownMember(email);
      return `The password of ${email} is changed, and every login with the old one is ended.`;
    }
    case "remove":
      if (!(await removeMember(database, email))) throw unknownMember(email);
      return `${email} is no longer a member.`;
  }
}

async function memberList(database: Database): Promise<string> {
  const members = await listMembers(database);
  if (members.length === 0) return "There are no members. Add one: npm run member -- add EMAIL";
  return members
    .map(({ email, createdAt }) => `${createdAt.toISOString().slice(0, 10)}  ${email}`)
    .join("\n");
}

const emailSchema = z.email().max(254);

async function hashedSecret(secret: string | undefined, email: string): Promise<string> {
  if (secret === undefined) throw new OperatorError("Send a password with this request.");
  const weakness = await weaknessOf(secret, email);
  if (weakness !== null) throw new OperatorError(`This password ${weakness}. Choose another.`);
  return hashPassword(secret);
}

const unknownMember = (email: string) =>
  new OperatorError(`There is no member ${shown(email)}. To see all: npm run member -- list`);

const shown = (text: string) => (text.length > 254 ? `${text.slice(0, 40)}…` : text);
