import { MIN_PASSWORD_LENGTH } from "#contract/password-length.ts";
import { LINK_DAYS, MAX_LINK_DAYS } from "../accounts/link-address.ts";
import { memberEmail } from "../config.ts";
import { OperatorError } from "../operator-error.ts";
import type { MemberCommand, OperatorRequest } from "./operator-request.ts";
import { readWords } from "./read-words.ts";

export const MEMBER_USAGE = `Usage:
  npm run member -- list
  npm run member -- invite EMAIL [--days ${LINK_DAYS}]
  npm run member -- reset EMAIL [--days ${LINK_DAYS}]
  npm run member -- remove EMAIL
invite prints a link that works once and makes the person who opens it a member. reset locks an account and prints a link that opens it again.
With --password, add EMAIL and password EMAIL set a password that is typed on a terminal or piped in, ${MIN_PASSWORD_LENGTH} characters or more. Without, add is invite and password is reset.`;

/**
 * Reads what the words of a command request.
 *
 * @param askPassword Called once the words are right, if the request is one with a password.
 * @throws {OperatorError} with the usage, or if the new member has no valid email address.
 */
export async function readMemberWords(
  words: readonly string[],
  askPassword: (email: string) => Promise<string>,
): Promise<OperatorRequest<MemberCommand>> {
  const { positionals, values } = readWords(
    words,
    { days: { type: "string" }, password: { type: "boolean" } },
    MEMBER_USAGE,
  );
  const [action, email, ...rest] = positionals;
  if (action === "list" && email === undefined && isEmpty(values)) {
    return { command: "list members" };
  }
  if (email === undefined || rest.length > 0) throw new OperatorError(MEMBER_USAGE);
  const { password: hasPassword = false, days } = values;
  if (hasPassword) {
    if (days !== undefined) throw new OperatorError(MEMBER_USAGE);
    switch (action) {
      case "add": {
        const valid = newEmail(email);
        return { command: "add member", email: valid, password: await askPassword(valid) };
      }
      case "password":
        return { command: "set password", email, password: await askPassword(email) };
      default:
        throw new OperatorError(MEMBER_USAGE);
    }
  }
  switch (action) {
    case "remove":
      if (days !== undefined) throw new OperatorError(MEMBER_USAGE);
      return { command: "remove member", email };
    case "add":
    case "invite":
      return { command: "invite member", email: newEmail(email), days: dayCount(days) };
    case "password":
    case "reset":
      return { command: "reset member", email, days: dayCount(days) };
    default:
      throw new OperatorError(MEMBER_USAGE);
  }
}

const isEmpty = (values: object) => Object.keys(values).length === 0;

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

/** A text in a form that is safe to repeat in a sentence. */
export const shown = (text: string) => (text.length > 254 ? `${text.slice(0, 40)}…` : text);
