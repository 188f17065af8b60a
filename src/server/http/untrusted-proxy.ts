import type { FastifyInstance } from "fastify";
import { listedIn, parsedAddress } from "../address-ranges.ts";

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
