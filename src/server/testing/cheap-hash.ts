import { hash } from "@node-rs/argon2";

/** Hashes a password at the lowest cost, so that the many checks of tests take hardly any time. */
export const cheapHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
