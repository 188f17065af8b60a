import { expect, test } from "vitest";
import { z } from "zod";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const endpoints = Object.entries(api) as [string, Endpoint][];

test.each(endpoints)("%s can be written as JSON Schema", (_, endpoint) => {
  for (const schema of [endpoint.params, endpoint.query]) {
    if (schema) expect(z.toJSONSchema(schema, { io: "input" })).toHaveProperty("type");
  }
  // A body is an object, or one of several.
  const body = endpoint.body && z.toJSONSchema(endpoint.body, { io: "input" });
  if (body) expect(body).toHaveProperty("oneOf" in body ? "oneOf" : "type");
  if (endpoint.response) expect(z.toJSONSchema(endpoint.response)).toHaveProperty("type");
});

test.each(endpoints.filter(([key, { body }]) => body && key !== "POST /auth/login"))(
  "%s refuses fields it does not know",
  (_, endpoint) => {
    const { error } = endpoint.body!.safeParse({ surprise: 1 });
    expect(error?.issues.map((issue) => issue.code)).toContain("unrecognized_keys");
  },
);

test.each(endpoints)("%s is for members if it calculates, otherwise for everybody", (key, call) => {
  const forMembers = / \/(aryabhatta|ganita)\/|\/logout$/.test(key);
  expect(call.access).toBe(forMembers ? "member" : "public");
});
