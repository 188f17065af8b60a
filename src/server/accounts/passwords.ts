import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";

// OWASP's recommended minimum for argon2id, the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
const MAX_RUNNING = Math.max(1, Math.min(4, availableParallelism() - 1));
const MAX_WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Too many passwords are waiting to be checked. */
export class TooManyChecksError extends Error {
  override readonly name = "TooManyChecksError";
}

/** Hashes a password with argon2id and a fresh salt, in PHC form. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalised(password), COST));

/**
 * Whether a password matches a hash. Without a hash it does the same work and returns false, so
 * that an unknown account takes as long as a wrong password.
 *
 * @throws {TooManyChecksError} when too many are already waiting.
 */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const known = passwordHash ?? HASH_OF_NOTHING;
  const matches = await inTurn(() => verify(known, normalised(password)));
  return matches && passwordHash !== null;
}

// No known password has this hash: its salt and its digest are all zeros.
const HASH_OF_NOTHING = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

// The same letters typed on two keyboards may differ in their code points.
const normalised = (password: string) => password.normalize("NFC");

// Each hash takes 19 MiB and a core, so allow a few at once and a short queue.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_RUNNING) running += 1;
  else await nextTurn();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function nextTurn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) {
    throw new TooManyChecksError("Too many passwords are checked at once.");
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
