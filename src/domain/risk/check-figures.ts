import { median } from "./rank.ts";

/** A figure of a column, with what it is held against. */
export interface CheckedFigure {
  /** The place it is of. */
  readonly id: string;
  /** Where it stands, for whoever looks. */
  readonly row: number;
  readonly value: number;
  /** The same figure in the former release; null where there is none. */
  readonly former: number | null;
  /** More than this cannot be, and what it is; null where there is no limit. */
  readonly limit: { readonly most: number; readonly what: string } | null;
  /** What it is in proportion to, such as people online; 1 where it is a proportion itself, null where it is in none. */
  readonly base: number | null;
  /** Names the places whose figures are in a like proportion, such as those of like income. */
  readonly peers: string;
  /** The area that a publisher may count by a rule of its own; null where there is none. */
  readonly area: string | null;
  /** Places of one family may well have equal figures, such as districts of a state. */
  readonly family: string;
}

/** What a human should look at, and why. */
export interface Concern<Figure extends CheckedFigure = CheckedFigure> {
  readonly figures: readonly Figure[];
  readonly why: string;
}

/** A figure that changes by more than this against the others of its column has jumped. */
const JUMP = 2.5;
/** An area whose figures lie so far from those of the others departs from them. */
const DEPARTURE = 2;
/** A figure so far from its peers cannot be of this place, or of this unit. */
const FAR = 50;
/** Fewer equal pairs than this are to be expected by chance: one that is there has another reason. */
const CHANCE = 0.5;
/** Fewer places tell nothing of their area. */
const LEAST_IN_AREA = 5;

/**
 * Looks a column of figures through for what a list that was put together wrongly shows. Nothing of it
 * need be wrong: it is what a human should look at.
 */
export function checkFigures<Figure extends CheckedFigure>(
  figures: readonly Figure[],
): Concern<Figure>[] {
  const departures = departingAreas(figures);
  const told = new Set(departures.flatMap((concern) => concern.figures));
  const left = figures.filter((figure) => !told.has(figure));
  return [
    ...aboveTheMost(figures),
    ...equals(figures),
    ...departures,
    ...jumps(left, figures),
    ...farFromPeers(figures),
  ];
}

function aboveTheMost<Figure extends CheckedFigure>(figures: readonly Figure[]): Concern<Figure>[] {
  return figures.flatMap((figure) => {
    const { value, limit } = figure;
    if (limit === null || value <= limit.most) return [];
    return [{ figures: [figure], why: `is above ${limit.what}, ${written(limit.most)}` }];
  });
}

// Of figures near each other that are written roundly some are equal by chance, of exact ones hardly any.
function equals<Figure extends CheckedFigure>(figures: readonly Figure[]): Concern<Figure>[] {
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

/** The last decimal place that a figure is written with: 100 of 46600, 0.01 of 87.69. */
function unitOf(value: number): number {
  const [digits, exponent] = value.toExponential().split("e") as [string, string];
  const decimals = digits.split(".")[1]?.length ?? 0;
  return 10 ** (Number(exponent) - decimals);
}

// A publisher that counts an area by another rule changes all its figures at once.
function departingAreas<Figure extends CheckedFigure>(
  figures: readonly Figure[],
): Concern<Figure>[] {
  return [...Map.groupBy(figures, ({ area }) => area)].flatMap(([area, members]) => {
    if (area === null) return [];
    const others = figures.filter((figure) => figure.area !== area);
    return changesApart(area, members, others) ?? liesApart(area, members, others) ?? [];
  });
}

function changesApart<Figure extends CheckedFigure>(
  area: string,
  members: readonly Figure[],
  others: readonly Figure[],
): Concern<Figure> | null {
  const [inside, outside] = [members, others].map((some) => changesOf(some));
  const apart = apartBy(inside!, outside!);
  if (apart === null) return null;
  const jumped = members.filter((figure) => factor(changeOf(figure)! / median(outside!)) > JUMP);
  return {
    figures: jumped,
    why: `is of ${area}, whose figures are ${spanOf(inside!)} times the former ones, and those of other places ${spanOf(outside!)} times`,
  };
}

function liesApart<Figure extends CheckedFigure>(
  area: string,
  members: readonly Figure[],
  others: readonly Figure[],
): Concern<Figure> | null {
  if (members.some((figure) => changeOf(figure) !== null)) return null;
  // Only places of the same kind say what the figures of an area should be like.
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

/** How far the middle of some lies from that of others; null where that is not far, or they are few. */
function apartBy(inside: readonly number[], outside: readonly number[]): number | null {
  if (Math.min(inside.length, outside.length) < LEAST_IN_AREA) return null;
  const apart = median(inside) / median(outside);
  return factor(apart) > DEPARTURE ? apart : null;
}

function jumps<Figure extends CheckedFigure>(
  left: readonly Figure[],
  all: readonly Figure[],
): Concern<Figure>[] {
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

// A former release tells more of a figure than other places do.
function farFromPeers<Figure extends CheckedFigure>(figures: readonly Figure[]): Concern<Figure>[] {
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

const changesOf = (figures: readonly CheckedFigure[]) =>
  figures.flatMap((figure) => changeOf(figure) ?? []);

/** By how many times one of two is the other, whichever is larger. */
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
