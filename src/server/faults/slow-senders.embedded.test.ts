import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { FIRST_MEMBER, freshStore, startServer } from "../testing/stores.ts";

const MAX_FILES = 256;
const SENDERS = 450;
const ENDLESS_HEADERS = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";
const ENDLESS_BODY =
  "POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9999\r\n\r\n";

/** Begins a request and goes on with one byte per second. */
function sendSlowly(port: string, begun: string): Socket {
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => {}).resume();
  socket.write(begun);
  const sending = setInterval(() => socket.write("a"), 1_000);
  const stop = () => {
    clearInterval(sending);
    socket.destroy();
  };
  socket.once("close", stop);
  onTestFinished(stop);
  return socket;
}

const PATHS = ["/", "/api/v1/melakarta/melakarta-ragas", "/readyz"];

test("450 clients that never finish their request are hung up on, and others are answered", async () => {
  const store = { ...(await freshStore()), ...FIRST_MEMBER };
  const server = await startServer(store, { byNpm: true, maxFiles: MAX_FILES });
  const { port } = new URL(server.url);
  // A visitor who was there before; a lost connection would be an error.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const connections = new Set<unknown>();
  const ask = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = get(server.url + path, { agent }, (answer) => {
        connections.add(request.socket);
        answer.resume().once("end", () => resolve(answer.statusCode));
      });
      request.once("error", reject);
    });
  expect(await ask("/")).toBe(200);

  let gone = 0;
  for (let index = 0; index < SENDERS; index += 1) {
    const begun = index % 5 === 0 ? ENDLESS_BODY : ENDLESS_HEADERS;
    sendSlowly(port, begun).once("close", () => {
      gone += 1;
    });
  }
  const statuses = new Set<number | undefined>();
  const isNewcomerAnswered = () =>
    fetch(server.url, { headers: { connection: "close" } }).then(
      ({ ok }) => ok,
      () => false,
    );
  let newcomerAnswered = false;
  while (gone < SENDERS) {
    for (const path of PATHS) statuses.add(await ask(path));
    if (!newcomerAnswered && gone > 0) newcomerAnswered = await isNewcomerAnswered();
    // Those who send headers make room long before those who send bodies are gone.
    if (newcomerAnswered) expect(await isNewcomerAnswered()).toBe(true);
    await pause(100);
  }
  expect([newcomerAnswered, statuses, connections.size]).toEqual([true, new Set([200]), 1]);
  // One that is still there delays the end, but no longer than a stop may take.
  sendSlowly(port, ENDLESS_BODY);
  expect(await server.stop("SIGTERM")).toBe(0);
});
