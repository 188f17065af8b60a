import { expect, test } from "vitest";
import { longDay } from "./long-day.ts";

test.each([
  ["2025-01-01T00:00:00Z", "1 January 2025"],
  ["2024-02-29T12:00:00Z", "29 February 2024"],
  ["2025-09-30T23:59:59Z", "30 September 2025"],
  ["2025-10-01", "1 October 2025"],
  ["2025-12-31T23:59:59Z", "31 December 2025"],
])("the day of %s is %s", (instant, day) => {
  expect(longDay(new Date(instant))).toBe(day);
});
