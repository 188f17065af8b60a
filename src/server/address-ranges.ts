import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

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

/** Whether a text is an address, or one with the length of a prefix, such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [address = "", prefix = "0", ...rest] = text.split("/");
  if (isIP(address) === 0 || !/^\d{1,3}$/.test(prefix) || rest.length > 0) return false;
  try {
    listedIn([text]);
    return true;
  } catch {
    return false;
  }
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
