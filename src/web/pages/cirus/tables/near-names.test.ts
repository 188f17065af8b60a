import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alike } from "./near-names.ts";

describe("alike", () => {
  test.each([
    ["gurgaon", "gurgaon", 0],
    ["gurgoan", "gurgaon", 1], // two letters swapped
    ["allahbad", "allahabad", 1], // one letter missing
    ["banglore", "bangalore", 1],
    ["bengalluru", "bengaluru", 1], // one letter too many
    ["hyderabat", "hyderabad", 1], // one wrong letter
    ["ahmednager", "ahmednagar", 1],
    ["visakapatnum", "visakhapatnam", 2],
    ["allaha", "allahabad", 0], // the beginning of a name, while somebody types
  ])("%s and %s are %d apart", (asked, name, slips) => {
    expect(alike(asked, name)).toBe(slips);
  });

  test.each([
    ["delhi", "patna"],
    ["goo", "goa"], // three letters leave no room for a slip
    ["pune", "dune"],
    ["hyderabad", "hyder"],
  ])("%s and %s are not", (asked, name) => {
    expect(alike(asked, name)).toBe(Number.POSITIVE_INFINITY);
  });

  test("finds a name with one letter left out, wherever it was", () => {
    const name = fc.stringMatching(/^[a-z]{5,14}$/);
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 13 }), (whole, at) => {
        const place = 1 + (at % (whole.length - 1));
        expect(alike(whole.slice(0, place) + whole.slice(place + 1), whole)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
