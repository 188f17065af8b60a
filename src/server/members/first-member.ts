import type { Database } from "../db/database.ts";
import { addMember, countMembers } from "../db/members.ts";
import { type Environment, EnvironmentError } from "../process/environment.ts";
import { hashPassword, randomPassword } from "./passwords.ts";
import { weaknessOf } from "./weak-passwords.ts";

const EMAIL = "member@localhost";

/**
 * Creates the first member if there is none, and gives the lines that tell the operator how to log
 * in; null if there already are members. A generated password is shown here and nowhere else.
 *
 * @throws {EnvironmentError} when the given password is too weak; then no member is created.
 */
export async function ensureFirstMember(
  database: Database,
  { memberEmail, memberPassword }: Pick<Environment, "memberEmail" | "memberPassword">,
): Promise<string | null> {
  if ((await countMembers(database)) > 0) return null;
  const email = memberEmail ?? EMAIL;
  const weakness = memberPassword === null ? null : await weaknessOf(memberPassword, email);
  if (weakness !== null) {
    throw new EnvironmentError(
      `MEMBER_PASSWORD ${weakness}. Choose another, or leave it out and one is made and shown once.`,
    );
  }
  const password = memberPassword ?? randomPassword();
  const added = await addMember(database, email, await hashPassword(password));
  // Another server that started at the same moment created the member and told its own operator.
  if (!added) return null;
  return memberPassword === null
    ? `The first member is ${email}, with the password ${password}\nIt is shown only now. To change it: npm run member -- password ${email}\n`
    : `The first member is ${email}, with the password from MEMBER_PASSWORD.\n`;
}
