import { PUBLISHER } from "#domain/risk/datasets.data.ts";
import { type Column, csvName, type Dataset, type Table } from "./table.ts";

/**
 * Describes the CSV files of a release as a table group of CSV on the Web.
 *
 * @see https://www.w3.org/TR/tabular-metadata/
 */
export function csvwMetadata(dataset: Dataset) {
  return {
    "@context": ["http://www.w3.org/ns/csvw", { "@language": "en" }],
    "dc:identifier": dataset.id,
    "dc:title": dataset.title,
    "dc:description": dataset.description,
    "dc:publisher": PUBLISHER,
    "dc:issued": { "@value": dataset.releasedOn, "@type": "xsd:date" },
    "dc:rights": dataset.rights,
    "dc:source": dataset.sources,
    tables: dataset.tables.map(tableOf),
  };
}

const tableOf = (table: Table) => ({
  url: csvName(table),
  "dc:title": table.title,
  tableSchema: {
    columns: table.columns.map(columnOf),
    primaryKey: table.key,
    ...(table.references.length > 0 && {
      foreignKeys: table.references.map(({ column, table: name, key }) => ({
        columnReference: column,
        reference: { resource: csvName({ name }), columnReference: key },
      })),
    }),
  },
});

const columnOf = ({ name, description, type, isRequired, values }: Column) => ({
  name,
  titles: name,
  ...(description && { "dc:description": description }),
  datatype: values ? { base: type, format: values.join("|") } : type,
  ...(isRequired && { required: true }),
});
