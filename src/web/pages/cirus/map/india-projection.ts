/** A point of a map, in drawing units. */
export type Point = readonly [x: number, y: number];

const RADIAN = Math.PI / 180;

/**
 * The map of India: Mercator between these meridians and parallels, which match the outlines of
 * @svg-maps/india.
 */
const INDIA = { west: 68.18, east: 97.41, south: 6.75, north: 37.08 } as const;
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * RADIAN) / 2)) / RADIAN;
const latitudeOf = (height: number) => (2 * Math.atan(Math.exp(height * RADIAN))) / RADIAN - 90;
const indiaWidth = 1200;
const indiaScale = indiaWidth / (INDIA.east - INDIA.west);

export const INDIA_SIZE: Point = [
  indiaWidth,
  Math.round((mercator(INDIA.north) - mercator(INDIA.south)) * indiaScale),
];

/** Projects a place onto the map of India. */
export const indiaPoint = (lon: number, lat: number): Point => [
  (lon - INDIA.west) * indiaScale,
  (mercator(INDIA.north) - mercator(lat)) * indiaScale,
];

/** Turns a point of the map of India back into longitude and latitude. */
export const indiaLonLat = ([x, y]: Point): Point => [
  INDIA.west + x / indiaScale,
  latitudeOf(mercator(INDIA.north) - y / indiaScale),
];
