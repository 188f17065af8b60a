import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  LEAST_ZOOM,
  MOST_ZOOM,
  pannedBy,
  pinched,
  pointUnder,
  turnedBy,
  unitsPerPixel,
  viewBoxOf,
  WHOLE_WHEEL,
  zoomedTo,
} from "./zoom-and-pan.ts";

const FRAME = { width: 1200, height: 820 };

const coordinates = fc.double({ min: -2000, max: 2000, noNaN: true });
const points = fc.record({ x: coordinates, y: coordinates });
const viewports = fc
  .tuple(fc.double({ min: LEAST_ZOOM, max: MOST_ZOOM, noNaN: true }), points)
  .map(([zoom, way]) => pannedBy(zoomedTo(WHOLE_WHEEL, zoom), way));

describe("the mouse wheel", () => {
  test.each([
    [-100, 1.15],
    [-1000, 2.5],
    [-1333, 2.9995],
    [-1334, 3],
    [-1e6, 3],
    [100, 1],
  ])("turned by %d units leads from 1 to %d", (deltaY, zoom) => {
    expect(turnedBy(WHOLE_WHEEL, deltaY).zoom).toBeCloseTo(zoom, 10);
  });

  test("counts 0.0015 for each unit, both ways, and stops at 1 and 3", () => {
    fc.assert(
      fc.property(viewports, fc.double({ min: -5000, max: 5000, noNaN: true }), (from, deltaY) => {
        const { zoom } = turnedBy(from, deltaY);
        expect(zoom).toBe(Math.min(Math.max(from.zoom - deltaY * 0.0015, 1), 3));
      }),
    );
  });
});

describe("zooming", () => {
  test("keeps the point under the pointer where it is", () => {
    const near = { x: 430, y: 380 };
    const from = zoomedTo(WHOLE_WHEEL, 2);
    const fromMiddle = { x: 60, y: -40 };
    const under = pointUnder(from, FRAME, fromMiddle);
    expect(under).toEqual({ x: near.x, y: near.y });
    const after = pointUnder(zoomedTo(from, 3, under), FRAME, fromMiddle);
    expect(after.x).toBeCloseTo(under.x, 9);
    expect(after.y).toBeCloseTo(under.y, 9);
  });

  test("back to 1 shows the whole wheel again, wherever one was", () => {
    fc.assert(
      fc.property(viewports, points, (from, around) => {
        expect(zoomedTo(from, 1, around)).toEqual(WHOLE_WHEEL);
      }),
    );
  });
});

describe("panning", () => {
  test("moves by as much, and back", () => {
    const from = zoomedTo(WHOLE_WHEEL, 3);
    const moved = pannedBy(from, { x: 100, y: -50 });
    expect(moved).toEqual({ zoom: 3, x: 500, y: 350 });
    expect(pannedBy(moved, { x: -100, y: 50 })).toEqual(from);
  });

  test("never leaves the wheel's square", () => {
    fc.assert(
      fc.property(viewports, points, (from, way) => {
        const [left, top, side] = viewBoxOf(pannedBy(from, way)).split(" ").map(Number) as [
          number,
          number,
          number,
        ];
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-10.01);
        expect(Math.max(left, top) + side).toBeLessThanOrEqual(810.02);
      }),
    );
  });
});

describe("two fingers", () => {
  test("twice as far apart enlarge to twice the size, around their middle", () => {
    const from = [
      { x: 390, y: 400 },
      { x: 410, y: 400 },
    ] as const;
    const to = [
      { x: 380, y: 400 },
      { x: 420, y: 400 },
    ] as const;
    expect(pinched(WHOLE_WHEEL, from, to)).toEqual({ zoom: 2, x: 400, y: 400 });
  });

  test("side by side move the wheel along with them", () => {
    const from = [
      { x: 390, y: 400 },
      { x: 410, y: 400 },
    ] as const;
    const to = [
      { x: 440, y: 400 },
      { x: 460, y: 400 },
    ] as const;
    expect(pinched(zoomedTo(WHOLE_WHEEL, 2), from, to)).toEqual({ zoom: 2, x: 350, y: 400 });
  });

  test("on one spot do nothing impossible", () => {
    const spot = { x: 400, y: 400 };
    const { zoom } = pinched(WHOLE_WHEEL, [spot, spot], [spot, { x: 401, y: 400 }]);
    expect(zoom).toBe(1);
  });
});

test("the shorter side of the frame holds the whole wheel", () => {
  expect(unitsPerPixel(WHOLE_WHEEL, FRAME)).toBe(1);
  expect(unitsPerPixel(zoomedTo(WHOLE_WHEEL, 2), FRAME)).toBe(0.5);
  expect(viewBoxOf(WHOLE_WHEEL)).toBe("-10 -10 820 820");
  expect(viewBoxOf(zoomedTo(WHOLE_WHEEL, 2))).toBe("195 195 410 410");
});
