import { expect, test } from "vitest";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const endpoints = Object.entries(api) as [string, Endpoint][];

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
