import { setImmediate as nextTurn } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import { passwordMatches } from "../accounts/passwords.ts";

/** Hashes a password at the lowest cost, so that the many checks of tests take hardly any time. */
export const cheapHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Does some work while more passwords wait to be checked than may wait. */
export async function whileCrowded<Result>(work: () => Promise<Result>): Promise<Result> {
  const hash = await cheapHash("x");
  let isCrowded = true;
  const crowd = Array.from({ length: 100 }, async () => {
    while (isCrowded) await passwordMatches(hash, "x").catch(() => nextTurn());
  });
  try {
    return await work();
  } finally {
    isCrowded = false;
    await Promise.all(crowd);
  }
}
