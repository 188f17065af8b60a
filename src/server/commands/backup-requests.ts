import { readHead } from "../db/backup/read-backup.ts";
import { type Replaced, restoreBackup } from "../db/backup/restore-backup.ts";
import { takeBackup } from "../db/backup/take-backup.ts";
import type { Database } from "../db/database.ts";
import { fileTrouble, OperatorError } from "../operator-error.ts";
import type { OperatorRequest } from "./operator-request.ts";

/** Writes the whole database to a file; returns the text to show. */
export async function backup(
  database: Database,
  { file }: OperatorRequest<"backup">,
): Promise<string> {
  try {
    return `${await takeBackup(database, file)} rows are in ${file}.`;
  } catch (error) {
    throw backupTrouble(file, error);
  }
}

/** Replaces the whole database with the content of a file; returns the text to show. */
export async function restore(
  database: Database,
  { file, mayReplace }: OperatorRequest<"restore">,
): Promise<string> {
  // Only once the file has been read, so that nobody is told to replace their data with what is no
  // backup.
  const refuse = (replaced: Replaced) => {
    // Packaged figures may go, because every start loads them into an empty database, and so may an
    // invitation alone: a start without members makes one.
    if (mayReplace || (replaced.members === 0 && replaced.importedReleases === 0)) return;
    throw new OperatorError(
      `The database has ${named(replaced)}. To replace all of its data with the backup: npm run restore -- ${file} --replace`,
    );
  };
  return `${await restoreBackup(database, file, refuse)} rows are restored from ${file}.`;
}

/**
 * Refuses a restore that no database could carry out.
 *
 * @throws {OperatorError} when the file is no backup.
 */
export async function checkRestore({ file }: OperatorRequest<"restore">): Promise<void> {
  await readHead(file);
}

const LIST = new Intl.ListFormat("en-GB");

function named({ members, invited, importedReleases }: Replaced): string {
  const held: [number, one: string, several: string][] = [
    [members, "a member", `${members} members`],
    [invited, "an open invitation", `${invited} open invitations`],
    [
      importedReleases,
      "imported figures of a release",
      `imported figures of ${importedReleases} releases`,
    ],
  ];
  return LIST.format(
    held
      .filter(([count]) => count > 0)
      .map(([count, one, several]) => (count === 1 ? one : several)),
  );
}

function backupTrouble(file: string, error: unknown): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EEXIST":
      return new OperatorError(`${file} exists already. Give a new name.`);
    case "ENOENT":
    case "ENOTDIR":
      return new OperatorError(`The directory of ${file} does not exist. Make it first.`);
  }
  return fileTrouble(file, error);
}
