import fc, { type Arbitrary } from "fast-check";
import { test } from "vitest";
import { authorised, type DocumentedCall, expectDocumented, runs } from "./documented-server.ts";
import { nastyBody, nastyText, nastyValue } from "./nasty.ts";
import { allowedFor, bodyOf, requestFor } from "./requests.ts";

/** Whether a path is the login's. */
export const isLogin = (path: string): boolean => path.endsWith("/auth/login");

/** Tests that a call answers whatever is sent to it as documented. */
export function survivesAnything(call: DocumentedCall) {
  test("survives any body", async () => {
    const type = bodyOf(call)?.type ?? "application/json";
    await fc.assert(
      fc.asyncProperty(nastyBody, fc.boolean(), async (payload, saysUtf8) => {
        const contentType = saysUtf8 ? `${type}; charset=utf-8` : type;
        const headers = { ...authorised(call), "content-type": contentType };
        const url = call.path;
        await expectDocumented({ method: "POST", url, headers, payload }, call.operation);
      }),
      runs(15),
    );
  });

  test("survives any value in any field", async () => {
    const given = allowedFor(call).chain((allowed) =>
      fc.record({
        path: fc.constant(allowed.path),
        query: nastyIn(
          allowed.query,
          nastyText.map((text) => text.slice(0, 3_000)),
        ),
        body: nastyIn(allowed.body, nastyValue),
      }),
    );
    await fc.assert(
      fc.asyncProperty(given, async (one) => {
        await expectDocumented(requestFor(call, one), call.operation);
      }),
      runs(25),
    );
  });
}

// Replaces any of the existing fields.
function nastyIn<Value>(
  fields: unknown,
  value: Arbitrary<Value>,
): Arbitrary<Record<string, Value>> {
  if (typeof fields !== "object" || fields === null) return fc.constant(fields as never);
  return fc.record(
    Object.fromEntries(
      Object.entries(fields as Record<string, Value>).map(([name, own]) => [
        name,
        fc.oneof({ weight: 2, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: value }),
      ]),
    ),
    { noNullPrototype: true },
  );
}
