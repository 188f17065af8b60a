import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import indiaMap from "@svg-maps/india";
import { geoEqualEarthRaw, geoPath, geoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import { packagedRecords } from "../src/server/cirus/packaged/packaged-facts.ts";
import {
  INDIA_SIZE,
  indiaLonLat,
  type Point,
} from "../src/web/pages/cirus/map/india-projection.ts";
import { worldPoint } from "../src/web/pages/cirus/map/world-projection.ts";

// npm run map-outlines: cuts the outlines of the maps of CIRUS from the packages' files, to
// whole units of the drawings. Run it when a package or a projection has changed.

const ANTARCTICA = "010";
/** A country that covers a smaller area of the drawing has no outline; it is drawn as a point. */
const SMALLEST_AREA = 120;
const FOLDER = "src/web/pages/cirus/map";
type Ring = readonly Point[];

const states = indiaStates();
await writeFile(
  path.join(FOLDER, "india-states.json"),
  `${JSON.stringify(Object.fromEntries(states.map(({ name, rings }) => [name, pathOf(rings)])), null, 1)}\n`,
);
const outlines = { ...worldCountries(), IN: pathOf(indiaOnTheWorld()) };
await writeFile(
  path.join(FOLDER, "world-countries.data.ts"),
  `/**
 * The countries by ISO 3166-1 alpha-2, drawn to \`WORLD_SIZE\`; "" is all land that is no row of the
 * data. Countries too small to press are left out. India has the outline of the map of India and
 * must be drawn over its neighbours.
 *
 * @see world-atlas 2.0.2 (ISC), Natural Earth 1:110m (public domain); India @svg-maps/india 2.0.0, CC BY 4.0; cut to whole units by npm run map-outlines.
 */
export const WORLD_COUNTRIES: Readonly<Record<string, string>> = ${JSON.stringify(outlines, null, 2)};
`,
);

function indiaStates(): { readonly name: string; readonly rings: readonly Ring[] }[] {
  const locations: readonly { name: string; path: string }[] = indiaMap.locations;
  const drawn = locations.map(({ name, path: text }) => ({ name, rings: ringsOf(text) }));
  const points = drawn.flatMap(({ rings }) => rings.flat());
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const fit = ([x, y]: Point): Point => [
    ((x - left) / (right - left)) * INDIA_SIZE[0],
    ((y - top) / (bottom - top)) * INDIA_SIZE[1],
  ];
  return drawn.map(({ name, rings }) => ({ name, rings: rings.map((ring) => ring.map(fit)) }));
}

function indiaOnTheWorld(): Ring[] {
  const laid = (ring: Ring) => ring.map((at) => worldPoint(...indiaLonLat(at)));
  return states.flatMap(({ rings }) => rings.map(laid));
}

function worldCountries(): Readonly<Record<string, string>> {
  const atlas: Topology = JSON.parse(
    readFileSync("node_modules/world-atlas/countries-110m.json", "utf8"),
  );
  const idByNumber = new Map(
    packagedRecords("world-countries.csv").map(({ ccn3, iso2 }) => [ccn3, iso2!]),
  );
  const [originX, originY] = worldPoint(0, 0);
  const scale = originX / geoEqualEarthRaw(Math.PI, 0)[0];
  const draw = geoPath(
    geoProjection(geoEqualEarthRaw).scale(scale).translate([originX, originY]).precision(0.5),
  );
  const paths: Record<string, string> = { "": "" };
  const countries = feature(atlas, atlas.objects.countries!);
  for (const country of "features" in countries ? countries.features : []) {
    const id = idByNumber.get(String(country.id)) ?? "";
    if (country.id === ANTARCTICA || id === "IN") continue;
    if (id !== "" && draw.area(country) < SMALLEST_AREA) continue;
    paths[id] = (paths[id] ?? "") + pathOf(ringsOf(draw(country) ?? ""));
  }
  return paths;
}

function extent(numbers: readonly number[]): Point {
  return numbers.reduce<Point>(
    ([least, most], number) => [Math.min(least, number), Math.max(most, number)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/** Reads a path of moves and lines as rings of points. */
function ringsOf(text: string): Ring[] {
  const rings: Point[][] = [];
  let at: Point = [0, 0];
  for (const [, command = "", rest = ""] of text.matchAll(/([MmLlZz])([^MmLlZz]*)/g)) {
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)?.map(Number) ?? [];
    if (command === "z" || command === "Z") at = rings.at(-1)![0]!;
    for (let next = 0; next < numbers.length; next += 2) {
      const [x, y] = [numbers[next]!, numbers[next + 1]!];
      at = command === command.toLowerCase() ? [at[0] + x, at[1] + y] : [x, y];
      if (next === 0 && command.toLowerCase() === "m") rings.push([at]);
      else rings.at(-1)!.push(at);
    }
  }
  return rings;
}

/** Writes rings as a path in whole units; leaves out any that shrink to a point or a line. */
function pathOf(rings: readonly Ring[]): string {
  return rings
    .map((ring) => {
      const rounded = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      return rounded.filter(([x, y], at) => {
        const [lastX, lastY] = rounded.at(at - 1)!;
        return x !== lastX || y !== lastY;
      });
    })
    .filter(({ length }) => length > 2)
    .map(([[startX, startY] = [0, 0], ...rest]) => {
      let [x, y] = [startX, startY];
      const steps = rest.map(([nextX, nextY]) => {
        const step = `${nextX - x} ${nextY - y}`;
        [x, y] = [nextX, nextY];
        return step;
      });
      return `M${startX} ${startY}l${steps.join(" ")}z`.replaceAll(" -", "-");
    })
    .join("");
}
