import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isAddressRange } from "./address-ranges.ts";
import { OperatorError } from "./operator-error.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** An email that an account may have; one @localhost is for a site that nobody else reaches. */
export const memberEmail = z.union([
  z.email().max(254),
  z.string().regex(/^[\w.+-]{1,64}@localhost$/),
]);

const email = z.email();
const isEmail = (text: string) => email.safeParse(text).success;
const isPostgresUrl = (text: string) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? "");
const isWebUrl = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? "");
const isOrigin = (text: string) => isWebUrl(text) && URL.parse(text)?.origin === text;

const isContact = (text: string) =>
  isEmail(/^mailto:(.*)$/.exec(text)?.[1] ?? "") || URL.parse(text)?.protocol === "https:";

/** A variable that need not be set, and is null then. */
const optional = (isRight: (text: string) => boolean, sentence: string) =>
  z.string().refine(isRight, sentence).nullable().default(null);

function portNumber(name: string, example: number) {
  const sentence = `${name} must be a whole number from 0 to 65535, for example ${example}.`;
  return z
    .string()
    .regex(/^\d{1,5}$/, sentence)
    .transform(Number)
    .refine((port) => port <= 65_535, sentence);
}

const variables = z.object({
  PORT: portNumber("PORT", 3000).default(3000),
  HOST: z
    .string()
    .regex(
      /^[\w.:-]{1,253}$/,
      "HOST must be a host name or an address, for example 127.0.0.1 or 0.0.0.0.",
    )
    .default("127.0.0.1"),
  /** Where the embedded database is; becomes an absolute path. */
  DATA_DIR: z
    .string()
    .refine((directory) => !directory.includes("\0"), "DATA_DIR must be a path.")
    // As a folder's name it would lead into a folder ~ beside the project.
    .refine(
      (directory) => !/^~(\/|$)/.test(directory),
      "DATA_DIR begins with ~, which only a shell replaces: write the whole path, for example /home/you/data.",
    )
    .default(".data")
    .transform((directory) => path.resolve(directory)),
  /** Set if an external PostgreSQL holds the data. */
  DATABASE_URL: z
    .string()
    .refine(
      (url) => !url.includes("#"),
      "DATABASE_URL has a #, where an address ends: in the password, write # as %23.",
    )
    .refine(
      isPostgresUrl,
      "DATABASE_URL must look like postgres://user:password@host:5432/database, with / in the password written as %2F and ? as %3F.",
    )
    .check(requireReadableTlsFiles)
    .nullable()
    .default(null),
  MEMBER_EMAIL: optional(
    (address) => memberEmail.safeParse(address).success,
    "MEMBER_EMAIL must be an email address, for example you@example.org.",
  ),
  // Checked only when it is used, for the first member: later starts accept whatever is still set.
  MEMBER_PASSWORD: z.string().nullable().default(null),
  /**
   * Keys that seal the secrets of authenticator apps: the first seals, all open. Null for a file in
   * the data directory.
   */
  SECRET_KEY: optional(
    (text) => /^[\w-]{43}(\s*,\s*[\w-]{43})*$/.test(text),
    "SECRET_KEY must be a key of 43 characters, or several separated by commas: openssl rand -base64 32 | tr +/ -_ | tr -d = makes one.",
  ),
  /** Whether every member needs a second factor. */
  REQUIRE_SECOND_FACTOR: z
    .enum(["0", "1"], { error: "REQUIRE_SECOND_FACTOR must be 1, or 0 for no." })
    .default("0")
    .transform((text) => text === "1"),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}.` })
    .default("warn"),
  /** The port for Prometheus metrics; null for none. */
  METRICS_PORT: portNumber("METRICS_PORT", 9464).nullable().default(null),
  /** Which proxies' X-Forwarded-For to trust: none, a number of hops, or these addresses. */
  TRUST_PROXY: z.string().transform(trustedProxies).default(false),
  /** The origin of the API that the site calls; null for the site's own. */
  API_HOST: optional(
    isOrigin,
    "API_HOST must be an origin without a path, for example https://api.example.org.",
  ),
  /** The address of the sister site that the site links to; null for none. */
  SISTER_SITE_URL: optional(
    isWebUrl,
    "SISTER_SITE_URL must be a web address, for example https://example.org/.",
  ),
  /** Where to ask for an invitation, shown on the login page; null for no address. */
  MEMBERSHIP_CONTACT: optional(
    (text) => isEmail(text) || isWebUrl(text),
    "MEMBERSHIP_CONTACT must be an email address or a web address, for example you@example.org or https://example.org/join.",
  ),
  /** The site's own origin, for canonical addresses; null if not set. */
  SITE_URL: optional(
    isOrigin,
    "SITE_URL must be an origin without a path, for example https://example.org.",
  ),
  /** The one other origin whose pages may call the API; null for none. */
  CORS_ORIGIN: optional(
    isOrigin,
    "CORS_ORIGIN must be an origin without a path, for example https://www.example.org.",
  ),
  /** Where to report a vulnerability: an email or web address; null for none. */
  SECURITY_CONTACT: optional(
    isContact,
    "SECURITY_CONTACT must be an email or web address, for example mailto:security@example.org or https://example.org/contact.",
  ),
});

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

type Variables = z.output<typeof variables>;

/** The checked settings from the environment: `MEMBER_EMAIL` is `memberEmail`, and so on. */
export type Environment = {
  readonly [Name in keyof Variables as CamelCase<Name>]: Variables[Name];
};

/**
 * Checks the environment and returns it in typed form. An empty variable counts as not set.
 *
 * @throws {OperatorError} with one sentence per mistake, each on a line.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(
    Object.keys(variables.shape).map((name) => {
      const text = source[name] ?? "";
      // Do not trim passwords.
      return [name, (name === "MEMBER_PASSWORD" ? text : text.trim()) || undefined];
    }),
  );
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    throw new OperatorError(parsed.error.issues.map((issue) => issue.message).join("\n"));
  }
  const given = parsed.data;
  if (given.MEMBER_PASSWORD !== null && given.MEMBER_EMAIL === null) {
    throw new OperatorError(
      "MEMBER_PASSWORD is set without MEMBER_EMAIL: set the email it is for.",
    );
  }
  if (given.PORT !== 0 && given.METRICS_PORT === given.PORT) {
    throw new OperatorError(`METRICS_PORT must differ from PORT, which is ${given.PORT}.`);
  }
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [camelCase(name), value]),
  ) as unknown as Environment;
}

/**
 * The origin at which people open the site: `SITE_URL`, otherwise where the server listens. Where
 * `localhost` leads there it is that, because passkeys refuse an IP address.
 *
 * @param port The port where the server listens, if the environment did not fix it.
 */
export function siteOrigin(
  { siteUrl, host, port: wantedPort }: Pick<Environment, "siteUrl" | "host" | "port">,
  port = wantedPort,
): string {
  if (siteUrl !== null) return siteUrl;
  const isHere = /^(127\.0\.0\.1|::1|0\.0\.0\.0|::)$/.test(host);
  const name = isHere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

type TrustedProxies = false | number | string[];

function trustedProxies(text: string, context: z.RefinementCtx<string>): TrustedProxies {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(",").map((address) => address.trim());
  if (addresses.every(isAddressRange)) return addresses;
  context.issues.push({
    code: "custom",
    input: text,
    message:
      "TRUST_PROXY must be the number of proxies in front (1, 2, …) or their addresses, for example 10.0.0.0/8,127.0.0.1.",
  });
  return z.NEVER;
}

// The driver reads these files only when it connects: too late for a clear message.
function requireReadableTlsFiles({ value: url, issues }: z.core.ParsePayload<string>) {
  for (const name of ["sslrootcert", "sslcert", "sslkey"]) {
    const file = URL.parse(url)?.searchParams.get(name);
    if (!file || isReadable(file)) continue;
    const message = `DATABASE_URL has ${name}=${file}, which cannot be read. Name a file that can.`;
    issues.push({ code: "custom", input: url, message });
  }
}

function isReadable(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
