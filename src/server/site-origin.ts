import type { Environment } from "./config.ts";

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
