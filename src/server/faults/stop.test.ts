import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { FIRST_MEMBER, freshStore, startServer } from "../testing/stores.ts";

const CALLERS = 8;

test("SIGTERM under load: what was begun is answered whole, then the exit code is 0", async () => {
  const server = await startServer({ ...(await freshStore()), ...FIRST_MEMBER });
  const statuses: number[] = [];
  let torn = 0;
  const call = async () => {
    // Until the door is closed; the bound is for a server that would never close it.
    for (let calls = 0; calls < 2_000; calls += 1) {
      const answer = await fetch(`${server.url}/api/v1/openapi.json`).catch(() => null);
      if (answer === null) return;
      statuses.push(answer.status);
      await answer.json().catch(() => {
        torn += 1;
      });
    }
  };
  const callers = Array.from({ length: CALLERS }, call);
  while (statuses.length < 50) await pause(1);
  const stopping = server.stop("SIGTERM");
  const started = performance.now();
  await Promise.all(callers);
  expect(await stopping).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(torn).toBe(0);
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 30_000);
