import { expect, test } from "vitest";
import { CENTRE } from "../../../ui/wheel-geometry.ts";
import { wayRound } from "./way-round.ts";

const at = (x: number, y: number) => ({ x: CENTRE + x, y: CENTRE + y });

test("is straight where the middle is not in the way", () => {
  expect(wayRound(100, at(200, 0), at(0, 200))).toBe("M600 400L400 600");
});

test("follows the edge of the middle where it is", () => {
  // At twice its radius a tangent touches the circle 60 degrees on: cos 60° = 100 / 200.
  expect(wayRound(100, at(200, 0), at(-200, 1))).toMatch(
    /^M600 400L450 486\.6A100 100 0 0 1 3(49|50)(\.\d+)? 48\d(\.\d+)?L200 401$/,
  );
  expect(wayRound(100, at(200, 0), at(-200, -1))).toContain("L450 313.4A100 100 0 0 0 ");
});
