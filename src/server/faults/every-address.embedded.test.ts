import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { LOGIN_LIMITS } from "../accounts/login-limits.ts";
import { freshStore, startServer } from "../testing/stores.ts";

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === "::1"),
);

function guessFrom(localAddress: string, port: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const path = "/api/v1/auth/login";
    request({ host: "127.0.0.1", port, localAddress, method: "POST", path, headers })
      .once("error", reject)
      .once("response", (answer) => resolve(answer.resume().statusCode))
      .end("username=nobody%40example.org&password=a+guess+of+a+stranger");
  });
}

// Node shows an IPv4 visitor of such a server as ::ffff:127.0.0.2; all of them share a /64.
test.runIf(hasIPv6)(
  "a server that listens on every address tells IPv4 visitors apart",
  async () => {
    const server = await startServer({ ...(await freshStore()), HOST: "::" });
    const { port } = new URL(server.url);
    for (let guess = 0; guess < LOGIN_LIMITS.place; guess += 1) {
      expect(await guessFrom("127.0.0.2", port)).toBe(401);
    }
    expect(await guessFrom("127.0.0.2", port)).toBe(429);
    expect(await guessFrom("127.0.0.3", port)).toBe(401);
    expect(await server.stop("SIGTERM")).toBe(0);
  },
);
