import type { Environment } from "../config.ts";
import type { Database } from "../db/database.ts";
import { members } from "../db/schema.ts";
import { OperatorError } from "../operator-error.ts";
import { addLink, LINK_DAYS, linkAddress } from "./links.ts";
import { addMember } from "./members.ts";
import { hashPassword } from "./passwords.ts";
import { weaknessOf } from "./weak-passwords.ts";

const EMAIL = "member@localhost";

/** Returns the lines that tell the operator how the first member logs in at an origin. */
type FirstMember = (origin: string) => string;

/**
 * If there is no member yet, creates the first one from the environment's password, or otherwise a
 * link with which somebody becomes the first. Null if there are members already.
 *
 * @throws {OperatorError} when the given password is too weak; then no member is created.
 */
export async function ensureFirstMember(
  database: Database,
  { memberEmail, memberPassword }: Pick<Environment, "memberEmail" | "memberPassword">,
): Promise<FirstMember | null> {
  if ((await database.$count(members)) > 0) return null;
  const email = memberEmail ?? EMAIL;
  if (memberPassword === null) {
    // Another server that starts at the same moment prints a link of its own; the first to be used
    // counts.
    const secret = await addLink(database, { purpose: "invite", email, days: LINK_DAYS });
    return (origin) =>
      `There are no members yet. This link makes ${email} the first; it works once, for ${LINK_DAYS} days:\n${linkAddress(origin, secret)}\n`;
  }
  const weakness = await weaknessOf(memberPassword, email);
  if (weakness !== null) {
    throw new OperatorError(
      `MEMBER_PASSWORD ${weakness}. Choose another, or leave it out and the start prints a link that sets one.`,
    );
  }
  const added = await addMember(database, email, await hashPassword(memberPassword));
  // Another server that started at the same moment created the member and told its own operator.
  return added
    ? () => `The first member is ${email}, with the password from MEMBER_PASSWORD.\n`
    : null;
}
