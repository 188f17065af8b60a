import { z } from "zod";
import type { Database } from "../db/database.ts";
import { addMember, changePassword, listMembers, removeMember } from "../db/members.ts";
import { retried } from "../db/retried.ts";
import { hashPassword } from "../passwords.ts";
import { MIN_PASSWORD_LENGTH, weaknessOf } from "../weak-passwords.ts";
import type { OperatorRequest } from "./commands.ts";
import { OperatorError } from "./operator-error.ts";

export const MEMBER_USAGE = `Usage:
  npm run member -- list
  npm run member -- add EMAIL
  npm run member -- password EMAIL
  npm run member -- remove EMAIL
A password has ${MIN_PASSWORD_LENGTH} characters or more. It is typed on a terminal, or piped in; where neither is done, one is made and shown once.`;

/** Adds, lists and removes members and changes passwords; gives the text to show. */
export async function memberCommand(
  database: Database,
  { words, secret }: OperatorRequest,
): Promise<string> {
  const [action, email, ...rest] = words;
  if (rest.length > 0) throw new OperatorError(MEMBER_USAGE);
  if (action === "list" && email === undefined) return memberList(database);
  if (email === undefined) throw new OperatorError(MEMBER_USAGE);
  switch (action) {
    case "add":
      if (!(await addMember(database, asEmail(email), await hashedSecret(secret, email)))) {
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
    default:
      throw new OperatorError(MEMBER_USAGE);
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

function asEmail(text: string): string {
  if (!emailSchema.safeParse(text.trim()).success) {
    throw new OperatorError(`${text} is not an email address. Write it like you@example.org.`);
  }
  return text;
}

async function hashedSecret(secret: string | undefined, email: string): Promise<string> {
  if (secret === undefined) throw new OperatorError("Send a password with this request.");
  const weakness = await weaknessOf(secret, email);
  if (weakness !== null) throw new OperatorError(`This password ${weakness}. Choose another.`);
  return hashPassword(secret);
}

const unknownMember = (email: string) =>
  new OperatorError(`There is no member ${email}. To see all: npm run member -- list`);
