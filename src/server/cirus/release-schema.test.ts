import { expect, test } from "vitest";
import { indiaRelease } from "./packaged/india-release.ts";
import { worldRelease } from "./packaged/world-release.ts";
import { HELD_PLACE } from "./release-schema.ts";

const [first] = worldRelease().places as [ReturnType<typeof worldRelease>["places"][number]];

test.each([indiaRelease(), worldRelease()])("takes each packaged place as it is", (release) => {
  for (const place of release.places) expect(HELD_PLACE[release.view].parse(place)).toEqual(place);
});

test("takes an index and a rank of somebody's own", () => {
  const place = { ...first, given: { index: 5, rank: 1 } };
  expect(HELD_PLACE.world.parse(place)).toEqual(place);
});

test("refuses a place of the other view", () => {
  expect(HELD_PLACE.india.safeParse(first).success).toBe(false);
});

test.each<[string, object]>([
  ["a field too many", { colour: "red" }],
  ["a field too few", { note: undefined }],
  ["a figure missing", { values: {} }],
  ["a figure nobody knows", { values: { ...first.values, colour: 1 } }],
  ["a figure below 0", { values: { ...first.values, facebook_literate: -1 } }],
  ["a figure that is a text", { values: { ...first.values, facebook_literate: "1" } }],
  ["a figure without end", { bases: { ...first.bases, population: Number.POSITIVE_INFINITY } }],
  ["an unknown status", { statuses: { ...first.statuses, facebook_literate: "sure" } }],
  ["an unknown continent", { group: "Lemuria" }],
  ["a point off the map", { lat: 91 }],
  ["a text too long", { note: "x".repeat(2_001) }],
  ["a text that turns what stands around it", { name: "\u{202e}ahC" }],
  ["an index above 10", { given: { index: 11, rank: 1 } }],
])("refuses %s", (_, change) => {
  expect(HELD_PLACE.world.safeParse({ ...first, ...change }).success).toBe(false);
});
