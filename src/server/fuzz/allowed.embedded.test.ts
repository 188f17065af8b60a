import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calls, expectDocumented, runs } from "./documented-server.ts";
import { allowedFor, requestFor } from "./requests.ts";

// Statuses that a request allowed by the schema must not get.
const UNFORMED = [400, 413, 415, 503];

describe.each(calls)("$key", (call) => {
  test("answers what the document allows as the document says", async () => {
    await fc.assert(
      fc.asyncProperty(allowedFor(call), async (given) => {
        const answer = await expectDocumented(requestFor(call, given), call.operation);
        expect(UNFORMED).not.toContain(answer.statusCode);
      }),
      runs(20),
    );
  });
});
