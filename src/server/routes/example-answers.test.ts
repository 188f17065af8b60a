import { writeFile } from "node:fs/promises";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { type Api, api } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { GUIDE, type SentCall } from "#contract/guide.data.ts";
import { EXAMPLE_ANSWERS } from "#contract/openapi/example-answers.ts";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { askExamples, FIGURES } from "../testing/ask-examples.ts";
import { buildTestApp, openTestApp } from "../testing/test-app.ts";

const { app: whole, database } = await openTestApp();
const unloaded = (await whole.inject(FIGURES)).json();
await loadPackagedReleases(database);
const cutOff = await buildTestApp({ database: drizzle("postgres://nobody@127.0.0.1:1/nothing") });
afterAll(() => cutOff.close());

const { shown: asked, answers } = await askExamples({ whole, database, unloaded, cutOff });

if (process.env.WRITE_EXAMPLES) {
  const file = path.join(import.meta.dirname, "../../contract/openapi/example-answers.json");
  await writeFile(file, `${JSON.stringify(asked, null, 2)}\n`);
}

const keys = Object.keys(api) as (keyof Api)[];

test.each(keys)("%s answers as documented", (key) => {
  expect(asked.calls[key]).toEqual(EXAMPLE_ANSWERS.calls[key]);
});

test.each(Object.keys(asked.shared) as (keyof typeof asked.shared)[])(
  "%s is said as documented",
  (name) => {
    expect(asked.shared[name]).toEqual(EXAMPLE_ANSWERS.shared[name]);
  },
);

const examples = keys.flatMap((key) =>
  GUIDE[key].examples.map((call): [keyof Api, string, SentCall] => [key, call.title ?? "", call]),
);
test.each(examples)("%s %s succeeds", (key, _, call) => {
  const { response, answersFile }: Endpoint = api[key];
  const { status, body } = answers.get(key)!.get(call)!;
  expect(status).toBe(response || answersFile ? 200 : 204);
  expect(body).toEqual(answersFile ? expect.any(String) : (response?.parse(body) ?? null));
});

const refusals = keys.flatMap((key) =>
  Object.entries(GUIDE[key].refused ?? {}).map(([status, call]) => [key, Number(status), call]),
) as [keyof Api, number, SentCall][];
test.each(refusals)("%s is refused with %i", (key, status, call) => {
  expect(answers.get(key)!.get(call)!.status).toBe(status);
});
