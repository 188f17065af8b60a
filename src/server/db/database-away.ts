/** Connection trouble as PostgreSQL (class 08, 57P0x, 53300) and the system name it. */
const AWAY_CODE =
  /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN)$/;
// pg's pool reports these two without a code.
const AWAY_MESSAGE = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Tells whether an error means that the database could not be reached, not that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && AWAY_CODE.test(code)) return true;
    if (AWAY_MESSAGE.test(cause.message)) return true;
  }
  return false;
}
