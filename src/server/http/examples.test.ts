import { expect, test } from "vitest";
import { type Api, api } from "#contract/api.ts";
import { API_BASE, callRequest } from "#contract/call-request.ts";
import type { Endpoint, SentCall } from "#contract/endpoint.ts";
import { ganitaKey } from "#contract/ganita-call.ts";
import {
  ADD_ANSWER,
  CROSSWISE_ANSWER,
  SUBTRACT_ANSWER,
  WORKING_ANSWER,
} from "#contract/ganita-examples.data.ts";
import { CALCULATOR_AT, CALCULATOR_PATHS } from "#domain/ganita/ganita.ts";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { madeTrue } from "../testing/example-state.ts";
import { leaverToken, memberToken, openTestApp } from "../testing/test-app.ts";

const { app, database } = await openTestApp();
await loadPackagedReleases(database);
const token = await memberToken(app);

// These change an account or end a login.
const NEEDS_LEAVER = / \/(account\/|saved\/|auth\/(?:confirm|logout|second-factor|passkey))/;

const keys = Object.keys(api) as (keyof Api)[];
const calls = keys.flatMap((key) => {
  const { examples = [{}] }: Endpoint = api[key];
  return examples.map((call): [keyof Api, string, SentCall] => [key, call.title ?? "", call]);
});

async function send(key: keyof Api, example: SentCall) {
  const own = NEEDS_LEAVER.test(key) ? await leaverToken(database) : token;
  const sent = await madeTrue(app, database, key, example, own);
  const { method, path, headers, body } = callRequest(key, sent);
  return app.inject({
    method,
    url: API_BASE + path,
    headers: {
      ...headers,
      ...(api[key].access === "member" && { authorization: `Bearer ${own}` }),
    },
    ...(body !== undefined && { payload: body }),
  });
}

test.each(calls)("the example of %s %s succeeds", async (key, _, example) => {
  const { response, answersFile }: Endpoint = api[key];
  const answer = await send(key, example);
  expect(answer.statusCode, answer.body).toBe(response || answersFile ? 200 : 204);
  if (answersFile) expect(answer.body).not.toBe("");
  else if (response) expect(response.parse(answer.json())).toEqual(answer.json());
  else expect(answer.body).toBe("");
});

const steps_limit = 1;
test.each<[keyof Api, SentCall, object]>([
  ["POST /ganita/add", { body: { nums: ["234", "403"] }, query: { steps_limit } }, ADD_ANSWER],
  [
    "POST /ganita/subtract",
    { body: { nums: ["723", "246"] }, query: { steps_limit } },
    SUBTRACT_ANSWER,
  ],
  [
    "POST /ganita/urdhva-tiryagbhyam",
    { query: { a: "98", b: "87", steps_limit } },
    CROSSWISE_ANSWER,
  ],
  ["POST /ganita/ekadhikena-purvena", { query: { n: "195", steps_limit } }, WORKING_ANSWER],
  [
    "POST /aryabhatta/process_sentence",
    { body: { word: "ख्यु", inputScript: "devanagari" } },
    api["POST /aryabhatta/process_sentence"].answer,
  ],
])("the answer that the document shows of %s is the server's", async (key, sent, answer) => {
  expect((await send(key, sent)).json()).toEqual(answer);
});

// `npm run unit -- -u` with this file writes them again.
test("the answers with which the calculators' page is tested are the server's", async () => {
  const answers: string[] = [];
  for (const path of CALCULATOR_PATHS) {
    const key = ganitaKey(CALCULATOR_AT[path]) as keyof Api;
    const { examples }: Endpoint = api[key];
    const { body } = await send(key, examples![0]!);
    answers.push(`${JSON.stringify(path)}: ${body}`);
  }
  await expect(`{\n${answers.join(",\n")}\n}\n`).toMatchFileSnapshot(
    "../../web/pages/private/ganita/first-answers.fixture.json",
  );
});
