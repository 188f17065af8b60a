import { setImmediate as nextTurn } from "node:timers/promises";
import { passwordMatches } from "../accounts/passwords.ts";
import { cheapHash } from "./cheap-hash.ts";

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
