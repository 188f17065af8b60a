import fc from "fast-check";
import type { HTTPMethods, InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import {
  authorised,
  calls,
  type DocumentedCall,
  expectDocumented,
  runs,
} from "./documented-server.ts";
import { nastyHeaders, nastyText } from "./nasty.ts";
import { parametersOf } from "./requests.ts";
import { isLogin, survivesAnything } from "./survives-anything.ts";

// Login writes its input to the database, so a separate file tests it on both engines.
const posts = calls.filter(({ method, path }) => method === "POST" && !isLogin(path));
describe.each(posts)("$key", survivesAnything);

const gets = calls.filter(({ method }) => method === "GET");
describe.each(gets)("$key", (call) => {
  test("survives any name, query and header", async () => {
    const name = fc.oneof(
      // No longer than a request's headers may be.
      nastyText.map((text) => encodeURIComponent(text.slice(0, 1_500).toWellFormed())),
      fc.stringMatching(/^[!$&-;=@-Z_a-z~]{0,80}$/),
      fc.constantFrom(
        "%",
        "%E0%A4%A",
        "%2e%2e",
        "%2F%2F",
        "%00",
        "a%zz",
        "%F0%90",
        "x".repeat(2_000),
      ),
    );
    // Each place for a name in turn, with examples in the others; and none, to try the headers.
    const place = fc.constantFrom("", ...(call.path.match(/\{\w+\}/g) ?? []));
    const query = fc.stringMatching(/^(&?[a-z_[\]]{0,9}=?[ -"$-~]{0,9}){0,4}$/);
    await fc.assert(
      fc.asyncProperty(place, name, query, nastyHeaders, async (hostile, part, asked, headers) => {
        const url = `${addressOf(call, { [hostile]: part })}?${encodeURI(asked)}`;
        const request = { url, headers: { ...headers, ...authorised(call) } };
        // A name with slashes leads to another path, and so does an empty one at the end.
        const isGone = part === "" && call.path.endsWith(hostile);
        const isStill = hostile === "" || !(isGone || /[/?#]/.test(part));
        await expectDocumented(request, isStill ? call.operation : undefined);
      }),
      runs(25),
    );
  });
});

// The address of a call with these names as they are, and examples for the rest.
const addressOf = (call: DocumentedCall, names: Readonly<Record<string, string>>) =>
  call.path.replace(/\{(\w+)\}/g, (place, name) => names[place] ?? exampleOf(call, name));

const exampleOf = (call: DocumentedCall, wanted: string) =>
  encodeURIComponent(`${parametersOf(call).find(({ name }) => name === wanted)!.example}`);

test("an address that is no call, and a method it does not take, are refused as documented", async () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE"];
  const part = fc.oneof(
    fc.constantFrom("", ".", "..", "api", "v1", "v2", "cirus", "ganita", "%2e%2e", "openapi.json"),
    fc.stringMatching(/^[!$&-.0-;=@-Z_a-z~]{0,20}$/),
  );
  const address = fc.oneof(
    fc.array(part, { maxLength: 5 }).map((parts) => `/api/${parts.join("/")}`),
    fc.constantFrom(...calls.map(({ path }) => path), "/api/v1/docs"),
  );
  const isCall = new Set(calls.flatMap(({ key, method }) => [key, key.replace(method, "HEAD")]));
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom(...methods), async (url, method) => {
      fc.pre(!isCall.has(`${method} ${url}`) && !url.endsWith("/openapi.json"));
      const request: InjectOptions = { url, method: method as HTTPMethods & "GET" };
      const { statusCode } = await expectDocumented(request);
      expect([400, 404, 405]).toContain(statusCode);
    }),
    runs(300),
  );
});
