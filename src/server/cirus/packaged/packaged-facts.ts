import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CsvRecord } from "#domain/risk/fact-records.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { projectFile } from "../../project-file.ts";
import { readCsvRecords } from "../csv-table.ts";

const DIRECTORY = projectFile("data");

/** Reads one of the files of facts that come with the project. */
export function packagedRecords(file: string): CsvRecord[] {
  return readCsvRecords(readFileSync(path.join(DIRECTORY, file), "utf8"));
}

/** A fingerprint of a view's packaged files, which changes when they do. */
export function packagedFingerprint(view: ViewName): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(DIRECTORY).sort()) {
    if (file.startsWith(`${view}-`))
      hash.update(file).update(readFileSync(path.join(DIRECTORY, file)));
  }
  return hash.digest("hex").slice(0, 12);
}

/** The other names of places, by the id in `column`; several places may share a name. */
export function namesBy(column: string, records: readonly CsvRecord[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const record of records) {
    for (const id of record[column]!.split("|")) {
      names.set(id, [...(names.get(id) ?? []), record.name!]);
    }
  }
  return names;
}

/** Joins the texts, each written as a sentence; leaves out those that are false or empty. */
export const sentences = (parts: readonly (string | false)[]): string =>
  parts
    .flatMap((part) => (part ? `${part.charAt(0).toUpperCase()}${part.slice(1)}.` : []))
    .join(" ");
