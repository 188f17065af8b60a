import { expect, test } from "vitest";
import { type Api, api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const COUNTS: readonly [keyof Api, string, Readonly<Record<string, string>>][] = [
  ["POST /ganita/ekadhikena-purvena", "steps_offset", { n: "25" }],
  ["POST /ganita/ekadhikena-purvena", "steps_limit", { n: "25" }],
  ["POST /ganita/ekadhikena-purvena", "period_offset", { n: "25" }],
  ["POST /ganita/ekadhikena-purvena", "period_limit", { n: "25" }],
  ["POST /ganita/urdhva-tiryagbhyam", "column", { a: "1", b: "2" }],
  ["GET /saved/work", "offset", {}],
  ["GET /cirus/oembed", "maxwidth", { url: "/cirus" }],
  ["GET /cirus/oembed", "maxheight", { url: "/cirus" }],
];

test.each(COUNTS)("%s takes %s in decimal digits alone", (key, name, others) => {
  const { query }: Endpoint = api[key];
  const parse = (value: unknown) => query!.safeParse({ ...others, [name]: value });
  expect(parse("10").data).toHaveProperty(name, 10);
  expect(parse("010").data).toHaveProperty(name, 10);
  for (const wrong of ["", " ", " 10", "0x10", "0b1", "1e2", "+10", "-1", "1.0", "१०", ["10"]]) {
    expect(parse(wrong).error?.issues).toMatchObject([
      { message: expect.stringMatching(`^${name} is a whole number from \\d`) },
    ]);
  }
  expect(parse("9".repeat(30)).success).toBe(false);
});
