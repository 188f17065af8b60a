import type { FastifyInstance } from "fastify";

const DAYS_VALID = 180;

/**
 * Says at /.well-known/security.txt where to report a vulnerability; without a contact there is no
 * such file.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxtRoute(
  app: FastifyInstance,
  contact: string | null,
  siteUrl: string | null,
) {
  if (contact === null) return;
  const path = "/.well-known/security.txt";
  app.get(path, (_request, reply) => {
    const expires = new Date(Date.now() + DAYS_VALID * 86_400_000).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      ...(siteUrl === null ? [] : [`Canonical: ${siteUrl}${path}`]),
    ];
    return reply
      .header("cache-control", "public, no-cache")
      .type("text/plain; charset=utf-8")
      .send(`${lines.join("\n")}\n`);
  });
}
