import { describe, expect, test } from "vitest";
import { embedHtml, embedQuery, readEmbedAddress, unknownParts } from "./embed-address.ts";

const read = (query: string) => readEmbedAddress(new URLSearchParams(query));

test("an address survives being written and read", () => {
  const address = {
    view: "india",
    metric: "cyber_crime_rate_per_1000",
    index: "grouped",
    release: "india-2025-09-30-0123456789ab",
    isMap: true,
    places: ["wb-kolkata", "tn-chennai"],
  } as const;
  expect(read(embedQuery(address))).toEqual(address);
});

describe("what is unknown gets its default", () => {
  test.each([
    ["view=moon&metric=nothing", { view: "india", metric: null, places: [] }],
    ["view=world&metric=internet_penetration", { view: "world", metric: null, places: [] }],
    ["place=IN&place=IN&place=%22%3E%3Cscript%3E", { view: "india", metric: null, places: ["IN"] }],
  ])("%s", (query, address) => {
    expect(read(query)).toMatchObject(address);
  });

  test("the eleventh place is left out", () => {
    const query = Array.from({ length: 12 }, (_, at) => `place=p${at}`).join("&");
    expect(read(query).places).toHaveLength(10);
  });
});

test("the frame's address cannot leave its attribute", () => {
  const html = embedHtml(read("view=world&place=IN&place=%22onload=x"), {
    origin: "https://example.org",
    width: 600,
    height: 400,
  });
  expect(html).toContain('src="https://example.org/embed/cirus?view=world&amp;place=IN" width');
});

test("a place whose id has letters of another script can be shown, in an address of plain letters", () => {
  const address = { ...read("view=india"), places: ["up-प्रयागराज"] };
  expect(embedQuery(address)).toMatch(/^view=india&place=up-[%0-9A-F]+$/);
  expect(read(embedQuery(address))).toEqual(address);
});

test("what is not understood is told as it was written", () => {
  const told = (query: string) => unknownParts(new URLSearchParams(query));
  expect(told("view=moon&metric=nothing&index=best&chart=pie&release=<x>")).toEqual([
    "view=moon",
    "metric=nothing",
    "index=best",
    "release=<x>",
    "chart=pie",
  ]);
  expect(told("view=world&metric=facebook_literate&index=grouped&chart=map&place=IN")).toEqual([]);
});
