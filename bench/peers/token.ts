import fastify from "fastify";
import { addMember } from "../../src/server/accounts/members.ts";
import { beginLogin, loginOfToken } from "../../src/server/accounts/sessions.ts";
import { openEmbeddedDatabase } from "../../src/server/db/embedded.ts";
import { members } from "../../src/server/db/schema.ts";
import { listen } from "./listen.ts";

// Bare Fastify that looks up a token: the cost of authentication alone.
const EMAIL = "reader@example.org";
const { database } = await openEmbeddedDatabase(process.argv[2]!);
await addMember(database, EMAIL, "correct horse battery");
const [member] = await database.select({ id: members.id }).from(members);
const origin = { account: EMAIL, address: "127.0.0.1" };
const token = await database.transaction((transaction) =>
  beginLogin(transaction, member!.id, "password", origin),
);

const app = fastify();
app.all("/", async () => ({ login: await loginOfToken(database, token) }));
await app.ready();
listen(app.server);
