import { longDay } from "../long-day.ts";

/** The title of each view's figures in citations and lists. */
export const DATASETS = {
  india: {
    title: "CIRUS: cyber exposure of the district headquarters of India",
    description:
      "Internet access, social media audiences and registered cyber crime by district of India, with ranks and a risk index.",
  },
  world: {
    title: "CIRUS: cyber exposure of the countries of the world",
    description:
      "Internet access and social media audiences by country, with ranks and a risk index.",
  },
} as const;

/** Who publishes them. */
export const PUBLISHER = "Shabda Gyan";

/** What a citation names. */
interface Cited {
  /** The release. */
  readonly id: string;
  readonly title: string;
  /** yyyy-mm-dd. */
  readonly releasedOn: string;
  /** Where it is, with the site's origin; null if the site does not know its own. */
  readonly address: string | null;
}

/**
 * The citation of a release: in words, for BibTeX, and as CSL-JSON, which reference managers read.
 *
 * @see https://citationstyles.org
 *
 * @example
 * citationOf({ id: "world-1", title: "CIRUS", releasedOn: "2025-10-01", address: null }).text;
 * // "Shabda Gyan (2025). CIRUS (release world-1) [Data set]. Released 1 October 2025."
 */
export function citationOf({ id, title, releasedOn, address }: Cited) {
  const [year, month, day] = releasedOn.split("-").map(Number) as [number, number, number];
  const released = longDay(new Date(releasedOn));
  const bibtex = [
    `@misc{${id},`,
    `  author = {{${PUBLISHER}}},`,
    // The inner braces keep its capitals, which many styles would make small.
    `  title = {{${title}}},`,
    `  year = {${year}},`,
    `  version = {${id}},`,
    `  note = {Data set, released ${released}},`,
    ...(address === null ? [] : [`  url = {${address}},`]),
    "}",
  ];
  return {
    text: `${PUBLISHER} (${year}). ${title} (release ${id}) [Data set]. Released ${released}.${address === null ? "" : ` ${address}`}`,
    bibtex: bibtex.join("\n"),
    csl: {
      id,
      type: "dataset" as const,
      title,
      author: [{ literal: PUBLISHER }],
      publisher: PUBLISHER,
      issued: { "date-parts": [[year, month, day]] },
      version: id,
      ...(address !== null && { URL: address }),
    },
  };
}

// Semicolons in brackets do not separate sources.
const BETWEEN_SOURCES = /; (?![^(]*\))/;

/**
 * Lists the sources that the origins of figures name, each once.
 *
 * @example
 * eachSource(["TRAI; Census", "Census; list (old; kept)"]); // ["TRAI", "Census", "list (old; kept)"]
 */
export const eachSource = (origins: readonly string[]): string[] => [
  ...new Set([...new Set(origins)].flatMap((origin) => origin.split(BETWEEN_SOURCES))),
];
