import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memberToken, openTestApp, send, sendForm } from "../testing/test-app.ts";

const { app } = await openTestApp();
const token = await memberToken(app);
const json = { "content-type": "application/json" };
const PROCESS = "/aryabhatta/process_sentence";

test("an answer is JSON and as long as it says, in whatever script", async () => {
  const word = fc.string({
    unit: fc.constantFrom("k", "ā", "क", "ಕ", "𑌕", "é", "😀"),
    minLength: 1,
  });
  await fc.assert(
    fc.asyncProperty(word, async (text) => {
      const answer = await send(app, PROCESS, { word: text, inputScript: "devanagari" }, { token });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(answer.headers["content-length"]).toBe(`${answer.rawPayload.length}`);
      expect(Object.keys(answer.json().tokens[0])).toEqual([text.normalize("NFC")]);
    }),
    { numRuns: 30 },
  );
});

const EKADHIKENA = "/ganita/ekadhikena-purvena?n=25";

describe("a call that takes no body", () => {
  const post = (type: string, payload: string) =>
    send(app, EKADHIKENA, payload, { token, headers: { "content-type": type } });
  // The first is what `fetch` sends with the body "".
  const types = [
    "text/plain;charset=UTF-8",
    "application/x-www-form-urlencoded",
    "application/octet-stream",
    "multipart/form-data; boundary=x",
    "strange",
  ];

  test.each(types)("is not hindered by the type %s of no bytes", async (type) => {
    const answer = await post(type, "");
    expect([answer.statusCode, answer.json().result]).toEqual([200, 625]);
  });

  test.each(types)("refuses one of the type %s for what it is", async (type) => {
    const answer = await post(type, "n=25");
    expect([answer.statusCode, answer.json()]).toMatchObject([
      415,
      { code: "unsupported_media_type", detail: "This call takes no body. Send none." },
    ]);
  });
});

describe("a body of no bytes that is said to be JSON", () => {
  const post = (path: string) => send(app, path, "", { token, headers: json });

  test("is none, where a call takes none", async () => {
    const answer = await post(EKADHIKENA);
    expect([answer.statusCode, answer.json().result]).toEqual([200, 625]);
    expect((await post("/nothing")).statusCode).toBe(404);
    expect((await post("/cirus/dhq")).statusCode).toBe(405);
  });

  test("is refused, where a call needs one", async () => {
    const answer = await post("/ganita/add");
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: "malformed_body", detail: "The body is empty. Send a JSON object." },
    ]);
  });
});

describe("a body", () => {
  const word = JSON.stringify({ word: "ख्युघृ", inputScript: "devanagari" });
  const post = (payload: string | Buffer, others = {}) =>
    send(app, PROCESS, payload, { token, headers: { ...json, ...others } });

  test.each([
    ["gzip", gzipSync(word)],
    ["br", word],
    ["identity, gzip", gzipSync(word)],
    ["x", word],
  ])("in the encoding %s is refused", async (encoding, payload) => {
    const answer = await post(payload, { "content-encoding": encoding });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      415,
      { code: "unsupported_media_type", detail: "Send the body without compression." },
    ]);
  });

  test.each([["identity"], ["Identity"], [""]])("in the encoding %j is read", async (encoding) => {
    expect((await post(word, { "content-encoding": encoding })).statusCode).toBe(200);
  });

  test("of bytes that are not UTF-8 is refused", async () => {
    const answer = await post(Buffer.from('{"word":"a\xff","inputScript":"latin"}', "latin1"));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: "malformed_body", detail: "Send the body in UTF-8." },
    ]);
  });

  test.each([
    ['{"word":"ka","inputScript":"latin","__proto__":{"isAdmin":true}}', "__proto__"],
    ['{"word":"ka","inputScript":"latin","\\u005f_proto__":1}', "__proto__"],
    [
      '{"word":"ka","inputScript":"latin","constructor":{"prototype":{"isAdmin":true}}}',
      "constructor",
    ],
  ])("of %s is refused as with any unknown field", async (sent, name) => {
    const answer = await post(sent);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: "invalid_request", detail: `Leave out the unknown field "${name}".` },
    ]);
    expect({}).not.toHaveProperty("isAdmin");
  });
});

describe("a field that is sent twice", () => {
  test("is refused in the query", async () => {
    const answer = await send(app, `${EKADHIKENA}&n=35`, undefined, { token });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      "Send n once, as a query parameter.",
    ]);
  });

  test("is refused in a form", async () => {
    const answer = await sendForm(app, "username=a&username=b&password=c");
    expect([answer.statusCode, answer.json().detail]).toEqual([422, "Send the email as username."]);
  });

  test("is read as it stands last in JSON", async () => {
    const answer = await send(app, "/ganita/add", '{"nums":[1],"nums":[2]}', {
      token,
      headers: json,
    });
    expect(answer.json().sum).toBe(2);
  });
});
