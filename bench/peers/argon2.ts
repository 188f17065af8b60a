import { createServer } from "node:http";
import { hashPassword, passwordMatches } from "../../src/server/accounts/passwords.ts";
import { listen } from "./listen.ts";

// Bare Node that checks one password: the cost of argon2id alone.
const password = "correct horse battery";
const hash = await hashPassword(password);

listen(
  createServer((request, response) => {
    request
      .resume()
      .on("end", async () => response.end(`${await passwordMatches(hash, password)}`));
  }),
);
