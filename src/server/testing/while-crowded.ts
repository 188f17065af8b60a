import { setImmediate as nextTurn } from "node:timers/promises";
import { passwordMatches } from "../members/passwords.ts";

/** Does some work while more passwords wait to be checked than may wait. */
export async function whileCrowded<Result>(work: () => Promise<Result>): Promise<Result> {
  let isCrowded = true;
  const crowd = Array.from({ length: 100 }, async () => {
    while (isCrowded) await passwordMatches(null, "x").catch(() => nextTurn());
  });
  try {
    return await work();
  } finally {
    isCrowded = false;
    await Promise.all(crowd);
  }
}
