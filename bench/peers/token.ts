import fastify from "fastify";
import { finishLogin, startLogin } from "../../src/server/accounts/login-attempts.ts";
import { addMember } from "../../src/server/accounts/members.ts";
import { loginOfToken } from "../../src/server/accounts/tokens.ts";
import { openEmbeddedDatabase } from "../../src/server/db/embedded.ts";
import { listen } from "./listen.ts";

// Bare Fastify that looks up a token: the cost of authentication alone.
const EMAIL = "reader@example.org";
const { database } = await openEmbeddedDatabase(process.argv[2]!);
await addMember(database, EMAIL, "correct horse battery");
const origin = { account: EMAIL, address: "127.0.0.1" };
const { member } = await startLogin(database, origin);
const token = (await finishLogin(database, origin, member!))!;

const app = fastify();
app.all("/", async () => ({ login: await loginOfToken(database, token) }));
await app.ready();
listen(app.server);
