import { type Api, api } from "#contract/api.ts";
import type { SentCall } from "#contract/guide.data.ts";
import type { CodeSample } from "./types.ts";

/** The example calls of an operation as lines for a shell that knows $API and $TOKEN. */
export const curlSamples = (key: keyof Api, calls: readonly SentCall[]): CodeSample[] =>
  calls.map((call) => ({ lang: "Shell", label: call.title ?? "Example", source: curl(key, call) }));

function curl(key: keyof Api, { params = {}, query = {}, body }: SentCall): string {
  const [method, template] = key.split(" ") as [string, string];
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]!));
  const asked = `${new URLSearchParams(query as Record<string, string>)}`;
  return [
    `curl "$API${path}${asked && `?${asked}`}"`,
    ...(method === "POST" && body === undefined ? ["-X POST"] : []),
    ...(api[key].access === "member" ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined ? [] : bodyOptions(key, body)),
  ].join(" ");
}

function bodyOptions(key: keyof Api, body: unknown): string[] {
  if (key !== "POST /auth/login") {
    return ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`];
  }
  return Object.entries(body as Record<string, string>).map(
    ([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`,
  );
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
