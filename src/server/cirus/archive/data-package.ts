import { hash } from "node:crypto";
import { PUBLISHER } from "#domain/risk/datasets.data.ts";
import { type Column, csvName, type Dataset, type Table } from "./table.ts";

/**
 * Describes the CSV files of a release as a Frictionless tabular data package.
 *
 * @param csvByTable The content of each table's CSV file.
 * @see https://specs.frictionlessdata.io/tabular-data-package/
 */
export function dataPackage(dataset: Dataset, csvByTable: ReadonlyMap<string, Buffer>) {
  return {
    profile: "tabular-data-package",
    name: dataset.id,
    id: dataset.id,
    title: dataset.title,
    description: `${dataset.description} ${dataset.rights}`,
    version: dataset.id,
    created: `${dataset.releasedOn}T00:00:00Z`,
    contributors: [{ title: PUBLISHER, role: "publisher" }],
    sources: dataset.sources.map((title) => ({ title })),
    resources: dataset.tables.map((table) => resource(table, csvByTable.get(table.name)!)),
  };
}

const resource = (table: Table, csv: Buffer) => ({
  profile: "tabular-data-resource",
  name: table.name,
  path: csvName(table),
  title: table.title,
  format: "csv",
  mediatype: "text/csv",
  encoding: "utf-8",
  bytes: csv.length,
  hash: `sha256:${hash("sha256", csv)}`,
  schema: {
    fields: table.columns.map(field),
    missingValues: [""],
    primaryKey: table.key,
    ...(table.references.length > 0 && {
      foreignKeys: table.references.map(({ column, table: resource, key }) => ({
        fields: column,
        reference: { resource, fields: key },
      })),
    }),
  },
});

const field = ({ name, description, type, isRequired, values }: Column) => ({
  name,
  type,
  ...(description && { description }),
  ...((isRequired || values) && {
    constraints: { ...(isRequired && { required: true }), ...(values && { enum: values }) },
  }),
});
