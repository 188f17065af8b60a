import { describe, expect, test } from "vitest";
import { z } from "zod";
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

test.each(endpoints)(
  "%s is for members if it calculates or is about their account or work, otherwise for everybody",
  (key, call) => {
    const forMembers = / \/(account|saved|aryabhatta|ganita)\/|\/(logout|confirm)$/.test(key);
    expect(call.access).toBe(forMembers ? "member" : "public");
  },
);

describe("a list in a request", () => {
  type Schema = z.core.JSONSchema.BaseSchema;
  const schemasIn = (schema: Schema): Schema[] => [
    schema,
    ...Object.values(schema).flatMap((inner) =>
      typeof inner === "object" && inner !== null ? schemasIn(inner as Schema) : [],
    ),
  ];

  test("says how many entries it takes at most", () => {
    for (const { body } of Object.values(api) as Endpoint[]) {
      if (!body) continue;
      for (const schema of schemasIn(z.toJSONSchema(body, { io: "input" }))) {
        if (schema.type === "array") expect(schema).toHaveProperty("maxItems");
      }
    }
  });

  const bodies = endpoints.flatMap(([key, { examples = [] }]) =>
    examples.flatMap(({ body }: { body?: unknown }) =>
      listsIn(body).map((path) => [key, path.join("."), body, path] as const),
    ),
  );
  test.each(bodies)(
    "of %s is counted before its entries are looked at: %s",
    (key, _, body, path) => {
      let looks = 0;
      const list = new Proxy(Array(80_000).fill([]), {
        get(target, name, receiver) {
          if (typeof name === "string" && /^\d+$/.test(name)) looks += 1;
          return Reflect.get(target, name, receiver);
        },
      });
      const endpoint = api[key as keyof typeof api] as Endpoint;
      expect(endpoint.body!.safeParse(body).success).toBe(true);
      expect(endpoint.body!.safeParse(replaced(body, path, list)).success).toBe(false);
      // A list of fixed length looks at no more entries than that.
      expect(looks).toBeLessThanOrEqual(6);
    },
  );
});

function listsIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, entry]) => listsIn(entry, [...at, name]));
  return Array.isArray(value) ? [at, ...inner] : inner;
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(copy, { [name]: replaced((value as never)[name], rest, by) });
}
