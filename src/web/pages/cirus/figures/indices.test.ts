import { expect, test } from "vitest";
import { COUNTRIES, WORLD_META } from "../cirus.fixture.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { rankedCount } from "./indices.ts";

test("a rank is among the places that have one by that index", () => {
  const [first, ...others] = COUNTRIES;
  const data = [{ ...first!, published_index: null, published_rank: null }, ...others];
  const { places } = readAnswer({ data, meta: WORLD_META }, "country");
  expect(rankedCount(places, "plain")).toBe(7);
  expect(rankedCount(places, "published")).toBe(6);
});
