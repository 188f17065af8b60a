import type { ReleaseHead } from "./release-files.ts";
import type { Table } from "./table.ts";

/**
 * A release as one JSON document: its description, and each place with its `figures`, in the order
 * of `metrics`, as [value, status, year, number of the source in `figure_sources`].
 */
export function releaseJson(head: ReleaseHead, tables: readonly Table[]) {
  const table = (name: string) => tables.find((one) => one.name === name)!;
  const [places, figures] = [table("places"), table("figures")];
  const figuresByPlace = Map.groupBy(figures.rows, ([place]) => place!);
  const metrics = new Set(head.metrics.map(({ key }) => key));
  return {
    ...head,
    figure_sources: Object.fromEntries(table("sources").rows),
    places: places.rows.map((row) => ({
      ...Object.fromEntries(
        places.columns.flatMap(({ name }, at) => (metrics.has(name) ? [] : [[name, row[at]]])),
      ),
      figures: figuresByPlace.get(row[0]!)!.map(([, , ...figure]) => figure),
    })),
  };
}

export type ReleaseJson = ReturnType<typeof releaseJson>;
