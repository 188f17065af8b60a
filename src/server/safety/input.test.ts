import { describe, expect, test } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading.ts";
import { memberToken, openTestApp, send } from "../testing/test-app.ts";

const { app } = await openTestApp();
const token = await memberToken(app);

const post = (path: string, payload: object) => send(app, path, payload, { token });

async function refusalOf(path: string, body: object) {
  const answer = await post(path, body);
  const { code, detail } = apiErrorBody.parse(answer.json());
  expect(detail).toMatch(/^[A-Z].*\.$/);
  expect(detail.length).toBeLessThan(300);
  return [answer.statusCode, code];
}

const PROCESS = "/aryabhatta/process_sentence";
const sentence = (word: string) => ({ word, inputScript: "devanagari" });
const word = (text: string) => refusalOf(PROCESS, sentence(text));

describe("a text", () => {
  test.each([
    ["half a pair", "क\ud800", "text_not_well_formed"],
    ["the other half", "\udc00क", "text_not_well_formed"],
    ["NUL", "क\u0000", "text_not_well_formed"],
    ["a control of the screen", "\u001b[2J", "text_not_well_formed"],
  ])("with %s is refused", async (_, text, code) => {
    expect(await word(text)).toEqual([422, code]);
  });

  test("is measured by the code points of normal form C", async () => {
    // Each of these becomes three code points, and is two UTF-16 units.
    const note = "\u{1d160}";
    const most = Math.floor(MAX_TEXT_CODE_POINTS / 3);
    expect(await word(note.repeat(most + 1))).toEqual([422, "text_too_long"]);
    expect((await post(PROCESS, sentence(note.repeat(most)))).statusCode).toBe(200);
  });
});

// As many digits as fit into a body and into an address.
const IN_BODY = "9".repeat(250_000);
const IN_ADDRESS = "9".repeat(12_000);

describe("a number of too many digits is refused before it is built", () => {
  test.each([
    ["/ganita/add", { nums: [IN_BODY, "1"] }],
    [`/ganita/urdhva-tiryagbhyam?a=${IN_ADDRESS}&b=2`, {}],
    [`/ganita/nikhilam-navatashcaramam-dashatah?a=${IN_ADDRESS}&b=2`, {}],
    ["/ganita/paravartya-yojayet", { dividend: IN_BODY, divisor: "12" }],
    [
      "/ganita/paravartya-yojayet",
      { mode: "polynomial", dividend: [IN_BODY], divisor: ["1", "2"] },
    ],
    ["/aryabhatta/encode", { number: IN_BODY, outputScript: "devanagari" }],
  ])("%.40s", async (path, body) => {
    const answer = await post(path, body);
    expect(answer.statusCode).toBe(422);
    expect(apiErrorBody.parse(answer.json()).detail).toMatch(/ at most [\d,]+ /);
  });
});
