import fastify from "fastify";
import { expect, test } from "vitest";
import { parsedAddress } from "../address-ranges.ts";
import type { Environment } from "../config.ts";
import { clientAddress, limitedAddress, trustedProxies } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7\t", "203.0.113.7"],
  ["203.0.113.7:4711", "203.0.113.7"],
  ["203.0.113.7:", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:4711", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["2001:DB8::9", "2001:db8::9"],
  ["2001:0db8:0:0:0:0:0:9", "2001:db8::9"],
  ["[2001:db8::9]", "2001:db8::9"],
  ["[2001:db8::9]:4711", "2001:db8::9"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%25eth0]:80", "fe80::1"],
  ["64:ff9b::192.0.2.1", "64:ff9b::c000:201"],
])("%j is read as %s", (entry, address) => {
  expect(parsedAddress(entry)).toBe(address);
});

test.each([
  "",
  " ",
  "unknown",
  "_hidden",
  "localhost",
  "203.0.113",
  "203.0.113.256",
  "010.0.0.1",
  "203.0.113.7:port",
  "203.0.113.7 203.0.113.8",
  "2001:db8::9:::",
  "[2001:db8::9",
  "[203.0.113.7.9]:1",
  "203.0.113.7\0",
])("%j is no address", (entry) => {
  expect(parsedAddress(entry)).toBeNull();
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
])("%s counts as %s", (address, limited) => {
  expect(limitedAddress(address)).toBe(limited);
});

const PROXY = "10.0.0.1";
const CLIENT = "203.0.113.7";

test.each<[Environment["trustProxy"], string | undefined, string]>([
  [false, CLIENT, PROXY],
  [1, undefined, PROXY],
  [1, "", PROXY],
  [1, " , ", PROXY],
  [1, CLIENT, CLIENT],
  [1, `${CLIENT}:4711`, CLIENT],
  [1, `198.51.100.1, ${CLIENT}:4711`, CLIENT],
  [1, "unknown", PROXY],
  [1, `${CLIENT}, unknown`, PROXY],
  [2, `unknown, ${CLIENT}`, CLIENT],
  [2, `unknown, ${CLIENT}:80`, CLIENT],
  [["10.0.0.0/8"], `198.51.100.1, ${CLIENT}:4711, 10.2.3.4:5`, CLIENT],
  [["10.0.0.0/8"], `${CLIENT}, [::ffff:10.2.3.4]:5`, CLIENT],
  [["10.0.0.0/8", "fd00::/8"], `${CLIENT}, [FD00::1]:5`, CLIENT],
  [["::ffff:10.0.0.0/104"], CLIENT, CLIENT],
  [["::ffff:10.0.0.1"], CLIENT, CLIENT],
  [["10.0.0.0/8"], `${CLIENT}, unknown`, PROXY],
  [["192.0.2.0/24"], CLIENT, PROXY],
])("trusting %j, a request by way of %j comes from %s", async (trustProxy, forwarded, address) => {
  const app = fastify({ trustProxy: trustedProxies(trustProxy) });
  app.get("/", (request) => clientAddress(request));
  const headers = { ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) };
  const answer = await app.inject({ url: "/", remoteAddress: PROXY, headers });
  expect(answer.body).toBe(address);
  await app.close();
});
