import { BlockList, isIPv4, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Environment } from "../process/environment.ts";

/**
 * Reads the address in one entry of X-Forwarded-For, which may have a port, brackets or a zone.
 * Returns it in the form that limits and logs compare; null if it is not an address.
 *
 * @example
 * parsedAddress("[2001:DB8::9]:4711"); // "2001:db8::9"
 */
export function parsedAddress(entry: string): string | null {
  const text = entry.trim();
  const host = /^\[(.+)\](?::\d*)?$/.exec(text)?.[1] ?? /^([\d.]+):\d*$/.exec(text)?.[1] ?? text;
  const address = host.split("%", 1)[0]!;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return mappedIPv4(canonical) ?? canonical;
}

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

/** Makes a function that checks whether a parsed address is in one of these ranges. */
export function listedIn(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [text = "", prefix] = range.split("/");
    const address = parsedAddress(text)!;
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    // In an IPv4 range written as IPv6, the IPv4 address starts after 96 bits.
    const written = isIPv4(text) ? "ipv4" : "ipv6";
    const bits = Number(prefix ?? (written === "ipv4" ? 32 : 128));
    list.addSubnet(address, written === family ? bits : bits - 96, family);
  }
  return (address) =>
    isIPv4(address) ? list.check(address) : isIPv6(address) && list.check(address, "ipv6");
}

function mappedIPv4(canonical: string): string | null {
  const groups = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical)?.slice(1);
  if (!groups) return null;
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
