import type { Citation } from "#contract/cirus-releases.ts";
import { citationOf } from "#domain/risk/citation.ts";

/** The token in the examples, because every real login gives a different one. */
const EXAMPLE_TOKEN = "jVt0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0";

/** The day of the release in the examples, because each database has its own. */
const EXAMPLE_DAY = "01/10/2025";

// Instants and the ids of logins, for the same reason.
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const EXAMPLE_INSTANT = "2026-11-22T08:40:00.000Z";
const LOGIN_ID = /^[\w-]{43}$/;
const EXAMPLE_LOGIN_ID = "bR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0s";

// Secrets and names that are random.
const EXAMPLE_FIELDS: Readonly<Record<string, unknown>> = {
  access_token: EXAMPLE_TOKEN,
  ticket: EXAMPLE_TOKEN,
  challenge: EXAMPLE_TOKEN,
  secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  address:
    "otpauth://totp/Shabda%20Gyan:reader@example.org?issuer=Shabda%20Gyan&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  setup: "9cNmXQv0aT1B.…",
  codes: ["7Q2M-X9KD-40RT-BC8W-ZN5H-1VEA"],
  id: "Zm9yLWFuLWV4YW1wbGU",
};

/** Replaces values that depend on that day. */
const EXAMPLES: Readonly<Record<string, (value: never) => unknown>> = {
  released: () => EXAMPLE_DAY,
  sha256: () => "0".repeat(64),
  citation: ({ csl: { id, title } }: Citation) =>
    citationOf({ id, title, releasedOn: "2025-10-01", address: null }),
};

/**
 * An answer as the document shows it. Of what is read, lists are cut; of what is sent, secrets are
 * replaced.
 */
export const shownAnswer = (key: string, body: object): unknown =>
  key.startsWith("GET") ? shortened(body) : masked(body);

// Cuts lists to their first entry, and a table of many names to its first four.
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value === "string") {
    if (LOGIN_ID.test(value)) return EXAMPLE_LOGIN_ID;
    return INSTANT.test(value) ? EXAMPLE_INSTANT : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const some = entries.length > 100 ? entries.slice(0, 4) : entries;
  return Object.fromEntries(
    some.map(([name, inner]) => [name, EXAMPLES[name]?.(inner as never) ?? shortened(inner)]),
  );
}

// Neither the id of the site itself nor the address of a page is a secret.
const IS_SHOWN = /^(localhost$|\/)/;

function masked(value: unknown): unknown {
  if (typeof value === "string") return INSTANT.test(value) ? EXAMPLE_INSTANT : value;
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      IS_SHOWN.test(`${inner}`) ? inner : (EXAMPLE_FIELDS[name] ?? masked(inner)),
    ]),
  );
}
