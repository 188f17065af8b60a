import type { Environment } from "./environment.ts";

/**
 * The origin that people open the site at: `SITE_URL`, else where the server listens. On a loopback
 * or on every address of the machine that is `localhost`, because passkeys refuse an IP address.
 *
 * @param port The port that the server listens at, if the environment leaves the choice to it.
 */
export function siteOrigin(
  { siteUrl, host, port: wantedPort }: Pick<Environment, "siteUrl" | "host" | "port">,
  port = wantedPort,
): string {
  if (siteUrl !== null) return siteUrl;
  const isHere = /^(127\.[\d.]+|::1|0\.0\.0\.0|::)$/.test(host);
  const name = isHere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
