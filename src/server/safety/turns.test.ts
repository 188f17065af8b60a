import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeTurn } from "../http/turns.ts";
import { memberToken, openTestApp } from "../testing/test-app.ts";

test("a turn of the event loop does one piece of work, the rest in their order", async () => {
  const done: string[] = [];
  for (const work of ["first", "second", "third"]) takeTurn(() => done.push(work));
  expect(done).toEqual(["first"]);
  await nextTurn();
  expect(done).toEqual(["first", "second"]);
  await nextTurn();
  expect(done).toEqual(["first", "second", "third"]);
  await nextTurn();
  takeTurn(() => done.push("fourth"));
  expect(done).toHaveLength(4);
});

const { app } = await openTestApp();
const token = await memberToken(app);
const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));

/** A connection that is open and that the server has accepted. */
async function connected() {
  const socket = connect(Number(port), "127.0.0.1");
  socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  return socket;
}

const CALL = [
  "POST /api/v1/ganita/urdhva-tiryagbhyam?a=98&b=87 HTTP/1.1",
  "Host: x",
  `Authorization: Bearer ${token}`,
  "Connection: close\r\n\r\n",
].join("\r\n");

test("of calculations asked for at once 200 wait for one another, and the rest is asked back later", async () => {
  const sockets = await Promise.all(Array.from({ length: 240 }, connected));
  for (const socket of sockets) socket.write(CALL);
  const answers = await Promise.all(sockets.map(text));
  const refused = answers.filter((answer) => !answer.startsWith("HTTP/1.1 200 "));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(40);
  for (const answer of refused) {
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: 3\r\n/i);
  }
  const afterwards = await connected();
  afterwards.write(CALL);
  expect(await text(afterwards)).toMatch(/^HTTP\/1\.1 200 /);
});
