import { expect, test } from "vitest";
import { indiaRelease } from "./packaged/india-release.ts";
import { worldRelease } from "./packaged/world-release.ts";
import { releaseSchema } from "./release-schema.ts";

const world = worldRelease();
const [first, second] = world.places;
const withPlaces = (...places: object[]) => ({ ...world, places });
const withFirst = (change: object) => withPlaces({ ...first, ...change }, second!);

test.each([indiaRelease(), world])("takes the packaged release as it is", (release) => {
  expect(releaseSchema.parse(release)).toEqual(release);
});

test("takes ranks of somebody's own", () => {
  const places = world.places.map((place, at) => ({ ...place, given: { index: 5, rank: at + 1 } }));
  expect(releaseSchema.safeParse({ ...world, places }).success).toBe(true);
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["another view", { ...world, view: "mars" }],
  ["places of the other view", { ...world, view: "india" }],
  ["no day", { ...world, asOf: "2025-02-30" }],
  ["a day written otherwise", { ...world, asOf: "30/09/2025" }],
  ["one place", withPlaces(first!)],
  ["places out of order", withPlaces(second!, first!)],
  ["a place twice", withPlaces(first!, first!)],
  [
    "more places than there may be",
    withPlaces(
      ...Array.from({ length: 2_001 }, (_, at) => ({ ...first, id: String(at).padStart(5, "0") })),
    ),
  ],
  ["a field too many", withFirst({ colour: "red" })],
  ["a field too few", withFirst({ note: undefined })],
  ["a figure missing", withFirst({ values: {} })],
  ["a figure nobody knows", withFirst({ values: { ...first!.values, colour: 1 } })],
  ["a figure below 0", withFirst({ values: { ...first!.values, facebook_literate: -1 } })],
  ["a figure that is a text", withFirst({ values: { ...first!.values, facebook_literate: "1" } })],
  [
    "a figure without end",
    withFirst({ bases: { ...first!.bases, population: Number.POSITIVE_INFINITY } }),
  ],
  ["an unknown status", withFirst({ statuses: { ...first!.statuses, facebook_literate: "sure" } })],
  ["an unknown continent", withFirst({ group: "Lemuria" })],
  ["a point off the map", withFirst({ lat: 91 })],
  ["a text too long", withFirst({ note: "x".repeat(2_001) })],
  ["a text that turns what stands around it", withFirst({ name: "\u{202e}ahC" })],
  ["half of the ranks", withFirst({ given: { index: 1, rank: 1 } })],
  ["a rank twice", { ...world, places: [first, second].map(ranked(1, 1)) }],
  ["a rank left out", { ...world, places: [first, second].map(ranked(1, 3)) }],
  ["an index above 10", { ...world, places: [first, second].map(ranked(1, 2, 11)) }],
])("refuses %s", (_, release) => {
  expect(releaseSchema.safeParse(release).success).toBe(false);
});

function ranked(one: number, other: number, index = 1) {
  return (place: object | undefined, at: number) => ({
    ...place,
    given: { index, rank: at === 0 ? one : other },
  });
}
