import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { FIRST_MEMBER, freshStore, startServer } from "../testing/stores.ts";

const MAX_FILES = 256;
const SENDERS = 450;

/** Sends endless headers, one byte per second, from one of five addresses. */
function sendSlowly(port: string, index: number): Socket {
  const localAddress = `127.0.0.${2 + (index % 5)}`;
  const socket = connect({ host: "127.0.0.1", port: Number(port), localAddress });
  socket.on("error", () => {}).resume();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  const sending = setInterval(() => socket.write("a"), 1_000);
  const stop = () => {
    clearInterval(sending);
    socket.destroy();
  };
  socket.once("close", stop);
  onTestFinished(stop);
  return socket;
}

test("450 clients that send slowly are hung up on, and others answered all the time", async () => {
  const store = { ...(await freshStore()), ...FIRST_MEMBER };
  const server = await startServer(store, { byNpm: true, maxFiles: MAX_FILES });
  const { port } = new URL(server.url);
  const senders = Array.from({ length: SENDERS }, (_, index) => sendSlowly(port, index));
  const ended = senders.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
  let areGone = false;
  const gone = Promise.all(ended).then(() => {
    areGone = true;
  });
  const statuses: number[] = [];
  while (!areGone || statuses.length < 50) {
    await Promise.race([gone, pause(100)]);
    for (const path of ["/", "/api/v1/melakarta/melakarta-ragas", "/readyz"]) {
      const answer = await fetch(server.url + path, { headers: { connection: "close" } });
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
  }
  await gone;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await server.stop("SIGTERM")).toBe(0);
});
