import type { FastifyRequest } from "fastify";
import { browserName } from "../http/browser-name.ts";
import { clientAddress, limitedAddress } from "../http/client-address.ts";
import { hashOf } from "./hash-of.ts";
import type { LoginOrigin } from "./login-limits.ts";
import { normalisedEmail } from "./normalised-email.ts";

/** Who asks with this request, and from where. */
export const originOf = (
  request: FastifyRequest,
  email: string,
  device: string | undefined,
): LoginOrigin => ({
  account: normalisedEmail(email),
  address: limitedAddress(clientAddress(request)),
  device,
  browser: browserName(request.headers["user-agent"]),
});

/** A digest by which the log shows which attempts concern the same account, without its email. */
export const loggedOrigin = ({ account, address }: LoginOrigin) => ({
  account: hashOf(account).slice(0, 12),
  address,
});
