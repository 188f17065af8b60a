import { expect, test } from "vitest";
import { foldName } from "./fold-name.ts";

test.each([
  [" Côte-d’Ivoire ", "cote d ivoire"],
  ["Dadra & Nagar Haveli", "dadra and nagar haveli"],
  ["TÜRKIYE", "turkiye"],
  ["Curaçao", "curacao"],
  ["प्रयागराज", "प्रयागराज"],
])("%s is compared as %s", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
