import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [x: number, y: number];

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A word as it is drawn on paper, in points from the sheet's lower left corner. */
interface PrintedWord {
  readonly text: string;
  /** The size of its letters in points. */
  readonly size: number;
  /** The corners of its ink. */
  readonly corners: readonly Point[];
  readonly colour: Rgb;
  /** The colour below it; null for one that is not plain. */
  readonly ground: Rgb | null;
  /** What cuts it: nothing is drawn outside. */
  readonly clip: Box;
  /** How many surfaces had been filled before it; those after it may cover it. */
  readonly fillsBefore: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** A surface filled with a colour; null for a pattern or a picture. */
interface Fill {
  readonly outlines: readonly (readonly Point[])[];
  readonly clip: Box;
  readonly colour: Rgb | null;
}

interface State {
  matrix: Matrix;
  clip: Box;
  colour: Rgb | null;
  /** Of what is drawn now, and of the group around it. */
  opacity: number;
  groupOpacity: number;
}

const PAPER: Rgb = [255, 255, 255];

/**
 * Tells what a reader would complain about in a printed page: words that lie over each other, that
 * are cut through, covered, or hardly seen on what is below them, and sheets without any word.
 */
export async function faultsOnPaper(pdf: Buffer): Promise<string[]> {
  const paper = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const faults: string[] = [];
  for (let sheet = 1; sheet <= paper.numPages; sheet += 1) {
    const drawing = await drawingOn(await paper.getPage(sheet));
    const words = drawing.words.filter(isSeen);
    const tell = (fault: string) => faults.push(`sheet ${sheet}: ${fault}`);
    if (words.length === 0) tell("it is blank");
    for (const word of words) {
      if (isCut(word)) tell(`“${word.text}” is cut`);
      if (drawing.fills.slice(word.fillsBefore).some((fill) => covers(fill, word)))
        tell(`“${word.text}” is covered`);
      if (isPale(word)) tell(`“${word.text}” is pale: ${word.colour} on ${word.ground}`);
    }
    const byLeft = words.sort((one, other) => leftOf(one) - leftOf(other));
    for (const [at, word] of byLeft.entries()) {
      const right = boxOf(word.corners).right;
      for (let next = at + 1; next < byLeft.length && leftOf(byLeft[next]!) < right; next += 1) {
        const other = byLeft[next]!;
        if (lieOverEachOther(word, other)) tell(`“${word.text}” and “${other.text}” overlap`);
      }
    }
  }
  return faults;
}

type Sheet = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** Follows the drawing of a sheet, as far as words, fills and clips are concerned. */
async function drawingOn(sheet: Sheet): Promise<{ words: PrintedWord[]; fills: Fill[] }> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await sheet.getOperatorList();
  const [left, bottom, right, top] = sheet.view as [number, number, number, number];
  let state: State = {
    matrix: [1, 0, 0, 1, 0, 0],
    clip: { left, bottom, right, top },
    colour: [0, 0, 0],
    opacity: 1,
    groupOpacity: 1,
  };
  const saved: State[] = [];
  const fills: Fill[] = [];
  const words: PrintedWord[] = [];
  let isClip = false;
  let font = 0;
  let line: Matrix = [1, 0, 0, 1, 0, 0];
  let glyphs: Glyph[] = [];

  function groundAt(point: Point): Rgb | null {
    const fill = fills.findLast((one) => isFilledAt(one, point));
    return fill === undefined ? PAPER : fill.colour;
  }

  const inked = (colour: Rgb, ground: Rgb | null) =>
    over(colour, state.opacity * state.groupOpacity, ground ?? PAPER);

  function endWord() {
    const text = glyphs.map((glyph) => glyph.text).join("");
    // Marks alone belong to a letter that another font draws, and so do stops.
    if (/[\p{L}\p{N}]/u.test(text) && state.colour) {
      const corners = inkOf(glyphs, text, font);
      const ground = groundAt(middleOf(corners));
      const size = font * scaleOf(glyphs[0]!.matrix);
      const colour = inked(state.colour, ground);
      words.push({
        text,
        size,
        corners,
        colour,
        ground,
        clip: state.clip,
        fillsBefore: fills.length,
      });
    }
    glyphs = [];
  }

  function write(written: readonly (WrittenGlyph | number)[]) {
    let along = 0;
    for (const glyph of written) {
      if (typeof glyph === "number") {
        along -= (glyph * font) / 1000;
        continue;
      }
      const width = (glyph.width * font) / 1000;
      if (glyph.unicode.trim() === "") endWord();
      else {
        const matrix = multiply(state.matrix, multiply(line, [1, 0, 0, 1, along, 0]));
        glyphs.push({ text: glyph.unicode, matrix, width });
      }
      along += width;
    }
  }

  const restore = () => {
    state = saved.pop() ?? state;
  };
  const draw: Partial<Record<number, (args: never) => void>> = {
    [OPS.save]: () => saved.push({ ...state }),
    [OPS.restore]: restore,
    [OPS.transform]: (by: Matrix) => {
      state.matrix = multiply(state.matrix, by);
    },
    [OPS.paintFormXObjectBegin]: ([by, box]: [Matrix | null, number[] | null]) => {
      saved.push({ ...state });
      state.groupOpacity *= state.opacity;
      state.opacity = 1;
      if (by) state.matrix = multiply(state.matrix, by);
      if (box) state.clip = common(state.clip, boxOf(cornersOf(box, state.matrix)));
    },
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.setGState]: ([changes]: [[string, unknown][]]) => {
      for (const [name, value] of changes) if (name === "ca") state.opacity = Number(value);
    },
    [OPS.setFillRGBColor]: ([hex]: [string]) => {
      state.colour = rgbOf(hex);
    },
    [OPS.setFillColorN]: () => {
      state.colour = null;
    },
    [OPS.clip]: () => {
      isClip = true;
    },
    [OPS.eoClip]: () => {
      isClip = true;
    },
    [OPS.constructPath]: ([end, [path], box]: [number, [ArrayLike<number>], number[] | null]) => {
      if (isClip && box) state.clip = common(state.clip, boxOf(cornersOf(box, state.matrix)));
      isClip = false;
      if (![OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke].includes(end as never)) return;
      const outlines = outlinesOf(path).map((one) =>
        one.map((point) => transformed(state.matrix, point)),
      );
      const colour = state.colour && inked(state.colour, groundAt(middleOf(outlines.flat())));
      fills.push({ outlines, colour, clip: state.clip });
    },
    [OPS.paintImageXObject]: () => {
      const outlines = [cornersOf([0, 0, 1, 1], state.matrix)];
      fills.push({ outlines, colour: null, clip: state.clip });
    },
    [OPS.setFont]: ([, size]: [string, number]) => {
      font = size;
    },
    [OPS.setTextMatrix]: ([matrix]: [Matrix]) => {
      line = matrix;
    },
    [OPS.moveText]: ([x, y]: [number, number]) => {
      line = multiply(line, [1, 0, 0, 1, x, y]);
    },
    [OPS.showText]: ([written]: [(WrittenGlyph | number)[]]) => write(written),
    [OPS.endText]: endWord,
  };
  for (const [at, operator] of fnArray.entries()) draw[operator]?.(argsArray[at] as never);
  return { words, fills };
}

interface WrittenGlyph {
  readonly unicode: string;
  /** In thousandths of the size. */
  readonly width: number;
}

interface Glyph {
  readonly text: string;
  /** From its own coordinates, the left end of its baseline at 0, to the sheet's. */
  readonly matrix: Matrix;
  readonly width: number;
}

/** The corners of a word, as high and as deep as its letters have ink. */
function inkOf(glyphs: readonly Glyph[], text: string, font: number): Point[] {
  const [first, last] = [glyphs[0]!, glyphs.at(-1)!];
  const isHigh = /[^acemnorsuvwxzgpqyāṁṃṇñ.,·…\-–−]/u.test(text);
  const [low, high] = [/[gjpqy,;]/.test(text) ? -0.2 * font : 0, (isHigh ? 0.68 : 0.5) * font];
  return [
    transformed(first.matrix, [0, low]),
    transformed(last.matrix, [last.width, low]),
    transformed(last.matrix, [last.width, high]),
    transformed(first.matrix, [0, high]),
  ];
}

/** How much of a letter's size may be lost or covered before anybody sees it. */
const TOLERANCE = 0.1;

/** Whether more of a word is drawn than the point that is left for screen readers. */
function isSeen({ corners, clip }: PrintedWord): boolean {
  const { left, right, bottom, top } = common(boxOf(corners), clip);
  return right - left > 1 && top - bottom > 1;
}

function isCut({ corners, clip, size }: PrintedWord): boolean {
  const ink = boxOf(corners);
  const seen = common(ink, clip);
  return (
    Math.max(
      seen.left - ink.left,
      ink.right - seen.right,
      seen.bottom - ink.bottom,
      ink.top - seen.top,
    ) >
    size * TOLERANCE
  );
}

/** Whether a surface, thicker than a line, lies over a part of a word. */
function covers(fill: Fill, { corners, size }: PrintedWord): boolean {
  const { left, right, bottom, top } = boxOf(fill.outlines.flat());
  if (Math.min(right - left, top - bottom) < 2) return false;
  const [x, y] = middleOf(corners);
  const inset = corners.map(([cornerX, cornerY]): Point => {
    const away = [x - cornerX, y - cornerY] as const;
    const part = Math.min(1, (size * TOLERANCE * 1.5) / Math.hypot(...away));
    return [cornerX + away[0] * part, cornerY + away[1] * part];
  });
  return inset.some((point) => isFilledAt(fill, point));
}

/** Whether a word has less contrast than WCAG 2.2 asks of its size. */
function isPale({ colour, ground, size }: PrintedWord): boolean {
  if (ground === null) return false;
  const [dark, light] = [luminance(colour), luminance(ground)].sort((one, other) => one - other);
  return (light! + 0.05) / (dark! + 0.05) < (size >= 18 ? 3 : 4.5) - 0.05;
}

/** Whether no straight line lies between two words (the separating axis theorem). */
function lieOverEachOther(one: PrintedWord, other: PrintedWord): boolean {
  const least = Math.min(one.size, other.size) * TOLERANCE;
  return [one, other].every(({ corners }) =>
    [0, 1].every((side) => {
      const [from, to] = [corners[side]!, corners[side + 1]!];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const across = ([x, y]: Point) => (x * (to[1] - from[1]) - y * (to[0] - from[0])) / length;
      const [first, second] = [one, other].map((word) => word.corners.map(across));
      const common =
        Math.min(Math.max(...first!), Math.max(...second!)) -
        Math.max(Math.min(...first!), Math.min(...second!));
      return common > least;
    }),
  );
}

const leftOf = (word: PrintedWord) => boxOf(word.corners).left;

function boxOf(points: readonly Point[]): Box {
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    bottom: Math.min(...up),
    top: Math.max(...up),
  };
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
    top: Math.min(one.top, other.top),
  };
}

function cornersOf([left, bottom, right, top]: ArrayLike<number> & Iterable<number>, by: Matrix) {
  const corners: Point[] = [
    [left!, bottom!],
    [right!, bottom!],
    [right!, top!],
    [left!, top!],
  ];
  return corners.map((corner) => transformed(by, corner));
}

function middleOf(points: readonly Point[]): Point {
  const { left, right, bottom, top } = boxOf(points);
  return [(left + right) / 2, (bottom + top) / 2];
}

/** The closed lines of a path, its curves as polygons. */
function outlinesOf(path: ArrayLike<number>): Point[][] {
  const outlines: Point[][] = [];
  for (let at = 0; at < path.length; ) {
    const kind = path[at]!;
    const points = Array.from(
      { length: POINTS_BY_KIND[kind] ?? 0 },
      (_, index): Point => [path[at + 1 + 2 * index]!, path[at + 2 + 2 * index]!],
    );
    at += 1 + 2 * points.length;
    if (kind === 0) outlines.push([]);
    const outline = outlines.at(-1)!;
    const curve = [...outline.slice(-1), ...points];
    if (points.length === 1) outline.push(points[0]!);
    else if (points.length > 1)
      outline.push(...[0.25, 0.5, 0.75, 1].map((part) => onCurve(curve, part)));
  }
  return outlines;
}

/** How many points follow on a move, a line, a cubic and a quadratic curve, and a closing line. */
const POINTS_BY_KIND = [1, 1, 3, 2, 0];

/** The point of a Bézier curve, by de Casteljau. */
function onCurve(points: readonly Point[], part: number): Point {
  if (points.length === 1) return points[0]!;
  const between = points
    .slice(1)
    .map(
      ([x, y], at): Point => [
        points[at]![0] + (x - points[at]![0]) * part,
        points[at]![1] + (y - points[at]![1]) * part,
      ],
    );
  return onCurve(between, part);
}

function isFilledAt({ outlines, clip }: Fill, [x, y]: Point): boolean {
  const isDrawn = x > clip.left && x < clip.right && y > clip.bottom && y < clip.top;
  return isDrawn && outlines.filter((outline) => contains(outline, [x, y])).length % 2 === 1;
}

function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let isInside = false;
  for (const [at, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon.at(at - 1)!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  }
  return isInside;
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

const transformed = (by: Matrix, [x, y]: Point): Point => [
  by[0] * x + by[2] * y + by[4],
  by[1] * x + by[3] * y + by[5],
];

const scaleOf = (by: Matrix) => Math.hypot(by[2], by[3]);

function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

const over = (colour: Rgb, opacity: number, ground: Rgb) =>
  colour.map((part, at) => part * opacity + ground[at]! * (1 - opacity)) as unknown as Rgb;

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
