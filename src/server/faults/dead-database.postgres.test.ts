import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../../scripts/postgres-server.ts";
import { logIn, sendLogIn, tokenWorks } from "../testing/member-calls.ts";
import { FIRST_MEMBER, startServer } from "../testing/stores.ts";

const PUBLIC = ["/api/v1/melakarta/melakarta-ragas", "/healthz"];

test("kill -9 of PostgreSQL: public calls go on, the rest says when to come back, and it recovers unaided", async () => {
  const postgres = (await startPostgres())!;
  onTestFinished(() => postgres.stop());
  const server = await startServer({ DATABASE_URL: postgres.url, ...FIRST_MEMBER });
  const tokens: string[] = [];
  let isDead = false;
  let isBack = false;
  const statuses = { public: new Set<number>(), members: new Set<number>() };
  const readers = async () => {
    while (!isBack) {
      for (const path of PUBLIC) statuses.public.add((await fetch(server.url + path)).status);
      await pause(20);
    }
  };
  const members = async () => {
    while (!isBack) {
      const answer = await sendLogIn(server);
      statuses.members.add(answer.status);
      if (answer.ok) tokens.push(((await answer.json()) as { access_token: string }).access_token);
      if (answer.status === 503) {
        isDead = true;
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      await pause(20);
    }
  };
  const load = Promise.all([readers(), members(), members()]);
  while (tokens.length < 5) await pause(5);
  await postgres.kill();
  while (!isDead) await pause(5);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);

  await postgres.start();
  while ((await logIn(server)) === null) await pause(20);
  isBack = true;
  await load;
  expect(statuses.public).toEqual(new Set([200]));
  expect([...statuses.members].sort()).toEqual([200, 503]);
  for (const token of tokens) expect(await tokenWorks(server, token)).toBe(true);
  // The server reuses its last answer about the database for a second.
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop("SIGTERM")).toBe(0);
});
