import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import districtsCsv from "../../../../../data/india-districts.csv?raw";
import { INDIA_SIZE, indiaLonLat, indiaPoint, type Point } from "./india-projection.ts";
import INDIA_STATES from "./india-states.json";
import { WORLD_COUNTRIES } from "./world-countries.data.ts";
import { WORLD_SIZE, worldPoint } from "./world-projection.ts";

const districts = Papa.parse<Record<string, string>>(districtsCsv, {
  header: true,
  skipEmptyLines: true,
}).data;

function ringsOf(path: string): Point[][] {
  return path
    .split("M")
    .slice(1)
    .map((text) => {
      const numbers = text.match(/-?\d+/g)!.map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at): Point => {
        [x, y] = [x + numbers[2 * at]!, y + numbers[2 * at + 1]!];
        return [x, y];
      });
    });
}

function isInside(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([fromX, fromY], at) => {
      const [toX, toY] = ring.at(at - 1)!;
      return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    }),
  );
  return crossings.length % 2 === 1;
}

const isNear = ([x, y]: Point, at: Point) => Math.hypot(x - at[0], y - at[1]) < 3;

/** The pre-October 2019 states that contain today's states, where the names differ. */
const FORMER: Readonly<Record<string, string>> = { Ladakh: "Jammu and Kashmir" };

describe("the map of India", () => {
  const rings = new Map(
    Object.entries(INDIA_STATES).map(([name, path]) => [name, ringsOf(path)] as const),
  );

  // Outlines are rounded to whole units of 2.6 km; the part of Puducherry around Mahe is smaller.
  test("has the headquarters inside their own states, or on the line; Mahe alone is not drawn", () => {
    const drawn = districts.filter(({ state }) => rings.has(FORMER[state!] ?? state!));
    const outside = drawn.filter(({ state, lon, lat }) => {
      const at = indiaPoint(Number(lon), Number(lat));
      const own = rings.get(FORMER[state!] ?? state!)!;
      return !isInside(own, at) && !own.flat().some((point) => isNear(point, at));
    });
    expect(drawn.length).toBe(777);
    expect(outside.map(({ district }) => district)).toEqual(["Mahe"]);
  });

  test("draws Ladakh within the old Jammu and Kashmir", () => {
    const ladakh = districts.filter(({ state }) => state === "Ladakh");
    const old = rings.get("Jammu and Kashmir")!;
    expect(
      ladakh.map(({ lon, lat }) => isInside(old, indiaPoint(Number(lon), Number(lat)))),
    ).toEqual([true, true]);
  });

  test("holds all points, and leads back from them to where they are", () => {
    for (const { lon, lat } of districts) {
      const [x, y] = indiaPoint(Number(lon), Number(lat));
      expect(x > 0 && x < INDIA_SIZE[0] && y > 0 && y < INDIA_SIZE[1]).toBe(true);
      const [backLon, backLat] = indiaLonLat([x, y]);
      expect(backLon).toBeCloseTo(Number(lon), 9);
      expect(backLat).toBeCloseTo(Number(lat), 9);
    }
  });
});

describe("the map of the world", () => {
  test.each([
    ["Paris", "FR", 2.35, 48.86],
    ["Brasilia", "BR", -47.9, -15.8],
    ["Canberra", "AU", 149.1, -35.3],
    ["Delhi", "IN", 77.2, 28.6],
    // Inside India by the Survey of India's boundary.
    ["Gilgit", "IN", 74.3, 35.9],
    ["Aksai Chin", "IN", 79.5, 35.2],
    ["Tawang", "IN", 91.9, 27.6],
  ])("has %s in %s", (_, id, lon, lat) => {
    expect(isInside(ringsOf(WORLD_COUNTRIES[id]!), worldPoint(lon, lat))).toBe(true);
  });

  test("leaves small states to points and keeps the rest within the drawing", () => {
    expect(WORLD_COUNTRIES).not.toHaveProperty("SG");
    const points = Object.values(WORLD_COUNTRIES).flatMap((path) => ringsOf(path).flat());
    expect(
      points.every(([x, y]) => x >= 0 && x <= WORLD_SIZE[0] && y >= 0 && y <= WORLD_SIZE[1]),
    ).toBe(true);
  });
});
