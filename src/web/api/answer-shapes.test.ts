import { expect, test } from "vitest";
import { type Api, api } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { isDrawable } from "./answer-shapes.ts";

const ODD = [{}, [], null, "text", { data: null }, [{}], { tokens: [{ x: 1 }] }];

const examples = (Object.entries(api) as [keyof Api, Endpoint][]).flatMap(([key, { answer }]) =>
  answer === undefined ? [] : [[key, answer] as const],
);

test.each(examples)("the server's answer to %s can be drawn", (key, answer) => {
  expect(isDrawable(key, answer)).toBe(true);
});

test.each([
  ["POST /auth/login"],
  ["POST /auth/second-factor"],
  ["POST /auth/passkey"],
  ["POST /aryabhatta/process_sentence"],
  ["POST /aryabhatta/calculate"],
  ["GET /aryabhatta/get_mappings"],
  ["POST /aryabhatta/closest_character"],
  ["GET /aryabhatta/color_mappings"],
  ["POST /aryabhatta/encode"],
  // An empty table says that it is empty.
  ["GET /melakarta/melakarta-ragas", []],
] as const)("no odd answer to %s can be drawn", (key, ...drawable) => {
  expect(ODD.filter((odd) => isDrawable(key, odd))).toEqual(drawable);
});
