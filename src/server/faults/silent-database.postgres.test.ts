import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { makeLive } from "../cirus/stored-releases.ts";
import { readEnvironment } from "../config.ts";
import { openConfiguredDatabase } from "../db/open-configured-database.ts";
import { logIn, sendLogIn } from "../testing/member-calls.ts";
import { FIRST_MEMBER, freshStore, startServer } from "../testing/stores.ts";

/** A pooler or a network that can lose all open connections without a word, and accepts new ones. */
async function startPooler(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname);
    pairs.add([from, to]);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on("error", () => {}).pipe(other);
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  afterAll(() => {
    server.close();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const silence = () => {
    for (const [from, to] of pairs) {
      // The bytes are taken and lead nowhere.
      from.unpipe(to).resume();
      to.unpipe(from).resume();
    }
  };
  return { url, silence };
}

const store = await freshStore();
const pooler = await startPooler(store.DATABASE_URL!);

/** A server that allows a statement a second, and a connection seven of silence. */
async function startBehindPooler() {
  pooler.url.searchParams.set("statement_timeout", "1000");
  const server = await startServer({ DATABASE_URL: pooler.url.href, ...FIRST_MEMBER });
  expect(await logIn(server)).not.toBeNull();
  return server;
}

test("connections that have gone silent are replaced unaided, while public calls go on", async () => {
  const server = await startBehindPooler();
  const ask = (path: string) => fetch(server.url + path);
  const liveId = async () => {
    const answer = await ask("/api/v1/cirus/countries");
    expect(answer.status).toBe(200);
    return answer.headers.get("etag");
  };
  const before = await liveId();
  pooler.silence();
  const login = sendLogIn(server);
  // This reaches the database directly.
  const { database, close } = await openConfiguredDatabase(readEnvironment(store));
  const later = { ...worldRelease(), asOf: "2025-10-01" };
  await database.transaction((transaction) =>
    makeLive(transaction, later, { packaged: "figures", facts: {} }),
  );
  await close();
  expect(await liveId()).toBe(before);
  // Its connection was lost, so its work is done on another.
  expect((await login).status).toBe(200);
  await expect.poll(liveId).not.toBe(before);
  expect((await ask("/readyz")).status).toBe(200);
  expect(await server.stop("SIGTERM")).toBe(0);
});

test("a server whose database is silent stops in time, with code 0", async () => {
  const server = await startBehindPooler();
  pooler.silence();
  const login = sendLogIn(server).catch(() => null);
  expect(await server.stop("SIGTERM")).toBe(0);
  expect((await login)?.status).not.toBe(200);
});
