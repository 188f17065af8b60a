import { type Api, api } from "../api.ts";
import { callRequest } from "../call-request.ts";
import type { SentCall } from "../guide.data.ts";
import type { CodeSample } from "./types.ts";

/** The example calls of an operation as shell commands that use $API and $TOKEN. */
export const curlSamples = (key: keyof Api, calls: readonly SentCall[]): CodeSample[] =>
  calls.map((call) => ({ lang: "Shell", label: call.title ?? "Example", source: curl(key, call) }));

function curl(key: keyof Api, call: SentCall): string {
  const { method, path, headers, body } = callRequest(key, call);
  const type = headers["content-type"];
  return [
    `curl "$API${path}"`,
    ...(method === "POST" && body === undefined ? ["-X POST"] : []),
    ...(api[key].access === "member" ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(type === "application/json" ? [`-H "Content-Type: ${type}"`, `-d ${quoted(body!)}`] : []),
    ...(type === "application/x-www-form-urlencoded" ? formOptions(body!) : []),
  ].join(" ");
}

const formOptions = (body: string) =>
  [...new URLSearchParams(body)].map(
    ([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`,
  );

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
