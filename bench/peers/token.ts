import fastify from "fastify";
import { openEmbeddedDatabase } from "../../src/server/db/database.ts";
import { addMember, findCredentials } from "../../src/server/db/members.ts";
import { issueToken, memberOfToken } from "../../src/server/db/tokens.ts";
import { listen } from "./listen.ts";

// Bare Fastify that looks one token up: what asking who somebody is costs by itself.
const EMAIL = "reader@example.org";
const { database } = await openEmbeddedDatabase(process.argv[2]!);
await addMember(database, EMAIL, "correct horse");
const { id } = (await findCredentials(database, EMAIL))!;
const token = await issueToken(database, id);

const app = fastify();
app.all("/", async () => ({ member: await memberOfToken(database, token) }));
await app.ready();
listen(app.server);
