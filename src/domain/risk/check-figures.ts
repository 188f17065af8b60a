import { median } from "./rank.ts";

/** A figure of a column, with what it is compared with. */
export interface CheckedFigure {
  /** Its row, so that a person can find it. */
  readonly row: number;
  readonly value: number;
  /** The same figure in the former release; null if there was none. */
  readonly former: number | null;
  /** The highest possible value and what it is; null if there is no limit. */
  readonly limit: { readonly most: number; readonly what: string } | null;
  /** What it is proportional to, such as people online; 1 for a rate, null if nothing. */
  readonly base: number | null;
  /** Name of the group of places with similar proportions, such as those of similar income. */
  readonly peers: string;
  /** The area that a publisher may count by its own rule; null if there is none. */
  readonly area: string | null;
  /** Places of one family, such as districts of a state, may have equal figures. */
  readonly family: string;
}

/** Figures that a person should check, and why. */
export interface Concern<Figure extends CheckedFigure = CheckedFigure> {
  readonly figures: readonly Figure[];
  readonly why: string;
}

/** A figure jumps if its change is more than this many times the usual one of its column. */
const JUMP = 2.5;
/** An area departs from the others if its figures are more than this many times theirs. */
const DEPARTURE = 2;
/** A figure more than this many times its peers' must have the wrong place or unit. */
const FAR = 50;
/** If fewer equal pairs than this are expected by chance, a pair has another cause. */
const CHANCE = 0.5;
/** Fewer places say nothing about their area. */
const LEAST_IN_AREA = 5;

/**
 * Checks a column of figures for signs that a list was put together wrongly. A concern need not be
 * an error: it is something a person should check.
 */
export function checkFigures<Figure extends CheckedFigure>(
  figures: readonly Figure[],
): Concern<Figure>[] {
  const departures = departingAreas(figures);
  const told = new Set(departures.flatMap((concern) => concern.figures));
  const left = figures.filter((figure) => !told.has(figure));
  const concerns: readonly Concern[] = [
    ...aboveTheMost(figures),
    ...equals(figures),
    ...newZeros(figures),
    ...departures,
    ...jumps(left, figures),
    ...farFromPeers(figures),
  ];
  // Each check returns some of the figures that it was given.
  return concerns as Concern<Figure>[];
}

type Figures = readonly CheckedFigure[];

function aboveTheMost(figures: Figures): Concern[] {
  return figures.flatMap((figure) => {
    const { value, limit } = figure;
    if (limit === null || value <= limit.most) return [];
    return [{ figures: [figure], why: `is above ${limit.what}, ${written(limit.most)}` }];
  });
}

// Among similar rounded figures some are equal by chance; among exact ones hardly any.
function equals(figures: Figures): Concern[] {
  const groups = Map.groupBy(figures, ({ value }) => value);
  return [...groups].flatMap(([value, equal]) => {
    const families = new Set(equal.map(({ family }) => family));
    if (value === 0 || families.size === 1) return [];
    const unit = unitOf(value);
    const near = figures
      .map((figure) => figure.value)
      .filter((other) => other >= value / 3 && other <= value * 3 && unitOf(other) <= unit);
    const distinct = (Math.max(...near) - Math.min(...near)) / unit + 1;
    const expected = (near.length * (near.length - 1)) / 2 / distinct;
    return expected < CHANCE
      ? [{ figures: equal, why: `is the figure of ${equal.length} different places` }]
      : [];
  });
}

// A zero that the former release did not have often stands for a missing figure.
function newZeros(figures: Figures): Concern[] {
  const zeros = figures.filter(({ value, former }) => value === 0 && former !== 0);
  return zeros.length === 0
    ? []
    : [{ figures: zeros, why: "was not 0 before: is a figure missing?" }];
}

/** The unit of the last significant digit of a figure: 100 for 46600, 0.01 for 87.69. */
function unitOf(value: number): number {
  const [digits, exponent] = value.toExponential().split("e") as [string, string];
  const decimals = digits.split(".")[1]?.length ?? 0;
  return 10 ** (Number(exponent) - decimals);
}

// If a publisher counts an area by another rule, all its figures change at once.
function departingAreas(figures: Figures): Concern[] {
  return [...Map.groupBy(figures, ({ area }) => area)].flatMap(([area, members]) => {
    if (area === null) return [];
    const others = figures.filter((figure) => figure.area !== area);
    return changesApart(area, members, others) ?? liesApart(area, members, others) ?? [];
  });
}

function changesApart(area: string, members: Figures, others: Figures): Concern | null {
  const [inside, outside] = [members, others].map((some) => changesOf(some));
  const apart = apartBy(inside!, outside!);
  if (apart === null) return null;
  const jumped = members.filter((figure) => factor(changeOf(figure)! / median(outside!)) > JUMP);
  return {
    figures: jumped,
    why: `is of ${area}, whose figures are ${spanOf(inside!)} times the former ones, and those of other places ${spanOf(outside!)} times`,
  };
}

function liesApart(area: string, members: Figures, others: Figures): Concern | null {
  if (members.some((figure) => changeOf(figure) !== null)) return null;
  // Only places of the same kind show what the figures of an area should be.
  const kinds = new Set(members.map(({ peers }) => peers));
  const alike = others.filter(({ peers }) => kinds.has(peers));
  const [inside, outside] = [members, alike].map((some) =>
    some.flatMap((figure) => proportionOf(figure) ?? []),
  );
  const apart = apartBy(inside!, outside!);
  return apart === null
    ? null
    : {
        figures: members,
        why: `is of ${area}, whose figures are ${written(apart)} times those of places like them`,
      };
}

/** How many times the outside median the inside median is; null if near, or too few places. */
function apartBy(inside: readonly number[], outside: readonly number[]): number | null {
  if (Math.min(inside.length, outside.length) < LEAST_IN_AREA) return null;
  const apart = median(inside) / median(outside);
  return factor(apart) > DEPARTURE ? apart : null;
}

function jumps(left: Figures, all: Figures): Concern[] {
  const changes = changesOf(all);
  if (changes.length === 0) return [];
  const usual = median(changes);
  const single = left.flatMap((figure) => {
    const change = changeOf(figure);
    if (change === null || factor(change / usual) <= JUMP) return [];
    return [{ figures: [figure], why: jumpOf(figure, change) }];
  });
  if (factor(usual) <= JUMP) return single;
  const why = `changes with its whole column, which is ${written(usual)} times the former one${slipOf(usual)}`;
  return [{ figures: all, why }, ...single];
}

const jumpOf = ({ former }: CheckedFigure, change: number) =>
  `is ${written(change)} times the former figure, ${written(former!)}${slipOf(change)}`;

// Only for figures without a former release, which says more about a figure than other places do.
function farFromPeers(figures: Figures): Concern[] {
  const compared = figures.filter((figure) => proportionOf(figure) !== null);
  return [...Map.groupBy(compared, ({ peers }) => peers).values()].flatMap((peers) => {
    const middle = median(peers.map((figure) => proportionOf(figure)!));
    return peers.flatMap((figure) => {
      const apart = proportionOf(figure)! / middle;
      if (changeOf(figure) !== null || factor(apart) <= FAR) return [];
      const why = `is ${written(apart)} times what places like it have${slipOf(apart)}`;
      return [{ figures: [figure], why }];
    });
  });
}

const proportionOf = ({ value, base }: CheckedFigure): number | null =>
  value === 0 || !base ? null : value / base;

const changeOf = ({ value, former }: CheckedFigure): number | null =>
  former === null || former === 0 || value === 0 ? null : value / former;

const changesOf = (figures: Figures) => figures.flatMap((figure) => changeOf(figure) ?? []);

/** The ratio or its inverse, whichever is larger. */
const factor = (ratio: number) => Math.max(ratio, 1 / ratio);

const SLIPS = [100, 1000, 1e6];

function slipOf(ratio: number): string {
  const slip = SLIPS.find((slip) => factor(factor(ratio) / slip) < 1.5);
  return slip === undefined ? "" : `: is the unit wrong by ${slip}?`;
}

const spanOf = (ratios: readonly number[]) =>
  [...new Set([Math.min(...ratios), Math.max(...ratios)].map(written))].join(" to ");

const written = (number: number) =>
  number >= 1000
    ? Math.round(number).toLocaleString("en")
    : String(Number(number.toPrecision(number >= 100 ? 3 : 2)));
