import { expect, test } from "vitest";
import { COUNTRIES, WORLD_META } from "../cirus.fixture.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { rangeText, rankedCount, rankText, standing } from "./indices.ts";

test("a rank is among the places that have one by that index", () => {
  const [first, ...others] = COUNTRIES;
  const data = [{ ...first!, published_index: null, published_rank: null }, ...others];
  const { places } = readAnswer({ data, meta: WORLD_META }, "country");
  expect(rankedCount(places, "plain")).toBe(7);
  expect(rankedCount(places, "published")).toBe(6);
});

test("a rank stands in words with its range and with what shares its place", () => {
  const figures = { risk_index: 9.71, cyber_risk_rank: 778, rank_shared: 777 };
  const ranged = { ...figures, rank_low: 690, rank_high: 780 };
  expect(standing(ranged, "plain", 780)).toBe("rank 777= of 780, range 690 to 780, index 9.71");
  expect(rangeText({ ...figures, rank_low: 778, rank_high: 778 }, "plain")).toBeNull();
  expect(rangeText(ranged, "grouped")).toBeNull();
  expect(standing({}, "plain", 780)).toBe("no index");
});

test("a published rank is marked where equals share it", () => {
  expect(rankText({ published_rank: 3, published_tied: 2 }, "published")).toBe("3=");
  expect(rankText({ published_rank: 3, published_tied: 1 }, "published")).toBe("3");
  expect(rankText({ published_rank: 3 }, "published")).toBe("3");
});
