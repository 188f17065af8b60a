import type { ViewName } from "#domain/risk/view-name.ts";
import { CAVEATS } from "../figures/about-figures.ts";
import { INDICES, rangeText, rankText } from "../figures/indices.ts";
import type { Ranked, ShownFigure } from "../figures/ranked.ts";
import { lastUpdatedOf, type Place } from "../lists/place.ts";
import { citedAt } from "../releases/dataset.ts";

/** @example titleOf(rankedBy("world", "plain", list), 3); // "Compare 3 countries" */
export const titleOf = ({ words }: Pick<Ranked, "words">, count: number): string =>
  `Compare ${count} ${count === 1 ? words.place : words.places}`;

/** Exactly what the page shows of some places: the content of an export. */
export interface ShownTable {
  readonly title: string;
  /** The file name for an export, without its extension. */
  readonly fileName: string;
  /** dd/mm/yyyy. */
  readonly lastUpdated: string;
  /** What the figures do and do not tell, in a sentence. */
  readonly caveat: string;
  /** The page that cites the release. */
  readonly address: string;
  /** The labels of a row's names, such as a country and its continent. */
  readonly nameLabels: readonly string[];
  readonly columns: readonly TableColumn[];
  readonly rows: readonly {
    readonly id: string;
    /** One for each of `nameLabels`. */
    readonly names: readonly string[];
    /** One for each of `columns`. */
    readonly figures: readonly Cell[];
  }[];
}

/** A rank has its range beside it. */
type Cell = ShownFigure & { readonly range?: string | null };

interface TableColumn {
  readonly key: string;
  readonly label: string;
  /** Rank, index and keys, which have no source of their own. */
  readonly isComputed: boolean;
  /** Not on the page and on paper, where another column tells it. */
  readonly isOnlyInFiles: boolean;
  readonly cellOf: (place: Place) => Cell;
}

const NAME_LABELS: Readonly<Record<ViewName, readonly string[]>> = {
  india: ["District", "Capital", "State or union territory"],
  world: ["Country", "Continent"],
};

/** The keys of places in other tables, by their field. */
const KEYS: Readonly<Record<ViewName, readonly (readonly [key: string, label: string])[]>> = {
  india: [
    ["lgd_code", "LGD code"],
    ["census2011_code", "Census 2011 code"],
  ],
  world: [
    ["iso2", "ISO 3166-1 alpha-2"],
    ["iso3", "ISO 3166-1 alpha-3"],
  ],
};

const RANGE = [
  ["rank_low", "Rank range from"],
  ["rank_high", "Rank range to"],
] as const;

/** Turns places of a list into a table with the index, the rank by it and every metric, as shown. */
export function shownTable(ranked: Ranked, places: readonly Place[]): ShownTable {
  const { view, list, words, ofStates } = ranked;
  const ofGroups = !ofStates && places.length > 0 && places.every(({ within }) => within === "");
  const isAlone = ofStates || ofGroups;
  const namesOf = ({ name, seat, within }: Place) =>
    isAlone ? [name] : view === "india" ? [name, seat || name, within] : [name, within];
  const columns = columnsOf(ranked);
  return {
    title: titleOf(ranked, places.length),
    fileName: ofGroups ? `cirus-${view}-${words.groups}` : words.fileName,
    lastUpdated: lastUpdatedOf(view, list),
    caveat: CAVEATS[view],
    address: citedAt(list),
    nameLabels: isAlone ? [words.group] : NAME_LABELS[view],
    columns,
    rows: places.map((place) => ({
      id: place.id,
      names: namesOf(place),
      figures: columns.map(({ cellOf }) => cellOf(place)),
    })),
  };
}

function columnsOf({
  view,
  index,
  list,
  count,
  indexColumn,
  metrics,
}: Ranked): readonly TableColumn[] {
  const { rank, index: field, label } = INDICES[index];
  const keys = KEYS[view].filter(([key]) => list.places.some((place) => place.keys[key]));
  const rankOf = ({ figures }: Place) => rankText(figures, index) ?? "no index";
  const inFiles = { isComputed: true, isOnlyInFiles: true };
  return [
    {
      key: rank,
      label: `Rank of ${count}`,
      isComputed: true,
      isOnlyInFiles: false,
      cellOf: (place) => ({
        ...computed(rankOf(place), place.figures[rank]),
        range: rangeText(place.figures, index),
      }),
    },
    {
      key: "rank_shared",
      label: "Place shared by equals",
      ...inFiles,
      cellOf: (place) => computed(rankOf(place)),
    },
    ...(index === "plain" && list.range ? RANGE : []).map(([key, label]) => ({
      key,
      label,
      ...inFiles,
      cellOf: ({ figures }: Place) => computed(`${figures[key] ?? "no index"}`, figures[key]),
    })),
    {
      key: field,
      label: `Risk index (${label.toLowerCase()})`,
      isComputed: true,
      isOnlyInFiles: false,
      cellOf: (place) => ({ ...indexColumn.figureOf(place), status: null }),
    },
    ...metrics.map(({ key, name, figureOf }) => ({
      key,
      label: name,
      isComputed: false,
      isOnlyInFiles: false,
      cellOf: figureOf,
    })),
    ...keys.map(([key, label]) => ({
      key,
      label,
      ...inFiles,
      cellOf: (place: Place) => computed(place.keys[key] ?? ""),
    })),
  ];
}

const computed = (text: string, value: number | null = null): ShownFigure => ({
  value,
  text,
  status: null,
  source: "computed",
  year: "",
});
