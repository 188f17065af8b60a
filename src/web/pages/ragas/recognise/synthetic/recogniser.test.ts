import { expect, test } from "vitest";
import { measureRecogniser } from "./measure.ts";

// A clip in so many, other scales for each kind; `npm run bench -- recogniser` hears all of them.
const ONE_IN = 36;

test("voices, strings and flutes are named rightly, and nothing is heard in noise and talk", () => {
  // A few clips cannot show 99 in a hundred, so they may miss one where the full set may not.
  const short = measureRecogniser({ oneIn: ONE_IN, seed: 1 }).filter(
    ({ right, of, target }) => right < Math.floor((target ?? 0) * of),
  );
  expect(short).toEqual([]);
});
