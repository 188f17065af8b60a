import fc from "fast-check";
import { expect, test } from "vitest";
import { memberToken, openTestApp } from "../testing/test-app.ts";

const { app } = await openTestApp();
const headers = { authorization: `Bearer ${await memberToken(app)}` };

test("an answer is JSON and as long as it says, in whatever script", async () => {
  const word = fc.string({
    unit: fc.constantFrom("k", "ā", "क", "ಕ", "𑌕", "é", "😀"),
    minLength: 1,
  });
  await fc.assert(
    fc.asyncProperty(word, async (text) => {
      const answer = await app.inject({
        method: "POST",
        url: "/api/v1/aryabhatta/process_sentence",
        headers,
        payload: { word: text, inputScript: "devanagari" },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(answer.headers["content-length"]).toBe(`${answer.rawPayload.length}`);
      expect(Object.keys(answer.json().tokens[0])).toEqual([text.normalize("NFC")]);
    }),
    { numRuns: 30 },
  );
});
