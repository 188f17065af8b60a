interface FileKind {
  readonly title: string;
  readonly type: string;
  /** Its headers besides the content type. */
  readonly headers: (release: string) => Readonly<Record<string, string>>;
}

const savedAs = (name: string) => ({ "content-disposition": `attachment; filename="${name}"` });

const csv = (name: string, title: string): [string, FileKind] => [
  `${name}.csv`,
  {
    title,
    type: "text/csv; charset=utf-8; header=present",
    headers: (release) => ({
      ...savedAs(`${release}-${name}.csv`),
      link: '<datapackage.json>; rel="describedby"; type="application/json"',
    }),
  },
];

const json = (name: string, title: string, type = "application/json"): [string, FileKind] => [
  name,
  { title, type: `${type}; charset=utf-8`, headers: () => ({}) },
];

const KINDS: ReadonlyMap<string, FileKind> = new Map([
  csv("places", "The places with their figures, ranks and indices, as CSV"),
  csv("states", "The states with their districts added up, as CSV"),
  csv("continents", "The continents with their countries added up, as CSV"),
  csv("published", "The published figures of the states, with their own ranks, as CSV"),
  csv("figures", "Every figure with its status, year and source, as CSV"),
  csv("metrics", "What the metrics count, as CSV"),
  csv("sources", "The sources that figures name, as CSV"),
  csv("changes", "What differs from the former release, as CSV"),
  json("datapackage.json", "The CSV files as a Frictionless data package"),
  // Only releases of older versions have it.
  json("csv-metadata.json", "The CSV files as CSV on the Web", "application/csvm+json"),
  json("release.json", "All of it as JSON"),
  [
    "release.xlsx",
    {
      title: "All of it as an Excel workbook",
      type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      headers: (release) => savedAs(`${release}.xlsx`),
    },
  ],
]);

/** The kind of a release's file by its name; null if releases have no such file. */
export const fileKind = (name: string): FileKind | null => KINDS.get(name) ?? null;
