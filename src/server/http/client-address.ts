import { isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { listedIn, parsedAddress } from "../address-ranges.ts";
import type { Environment } from "../config.ts";

/**
 * The address a request came from. If a trusted proxy forwarded something that is not an address,
 * the proxy's own address is used: otherwise a client could invent any number of addresses.
 */
export function clientAddress({ ip, ips }: FastifyRequest): string {
  return (ips ?? [ip]).map(parsedAddress).findLast((address) => address !== null) ?? ip;
}

/**
 * The part of an address that limits count by: all of an IPv4 address, the /64 of an IPv6 address.
 * One household or server gets a /64, so an attacker could change a longer prefix at will.
 */
export function limitedAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array<string>(zeros).fill("0"), ...after];
  return `${whole.slice(0, 4).join(":")}::/64`;
}

/** Which proxies' X-Forwarded-For to trust, in the form that Fastify expects. */
export function trustedProxies(trustProxy: Environment["trustProxy"]) {
  if (trustProxy === false) return false;
  if (typeof trustProxy === "number") return (_entry: string, hop: number) => hop < trustProxy;
  const isTrusted = listedIn(trustProxy);
  return (entry: string) => isTrusted(parsedAddress(entry) ?? "");
}

const isNear = listedIn([
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "100.64.0.0/10",
  "::1",
  "fc00::/7",
  "fe80::/10",
]);

/**
 * Warns once if a nearby proxy forwards a request but no proxy is trusted: all visitors then count
 * as one address, and one who guesses passwords would lock out the others.
 */
export function warnOfUntrustedProxy(app: FastifyInstance) {
  let isTold = false;
  app.addHook("onRequest", ({ headers, ip, log }, _reply, done) => {
    const forwarded = headers["x-forwarded-for"] ?? headers.forwarded;
    if (!isTold && forwarded !== undefined && isNear(parsedAddress(ip) ?? "")) {
      isTold = true;
      log.warn(
        { address: ip },
        "A proxy forwards requests, but TRUST_PROXY is not set, so the limits on logins count all visitors as one address. Set TRUST_PROXY=1 if one proxy stands in front.",
      );
    }
    done();
  });
}
