import path from "node:path";
import { z } from "zod";
import { readHead } from "../db/backup/read-backup.ts";
import { type Replaced, restoreBackup } from "../db/backup/restore-backup.ts";
import { takeBackup } from "../db/backup/take-backup.ts";
import { fileTrouble, OperatorError } from "../operator-error.ts";
import type { Command } from "./command.ts";
import { givenPath, readWords } from "./words.ts";

export const BACKUP_USAGE = "Usage: npm run backup -- FILE";
export const RESTORE_USAGE = `Usage: npm run restore -- FILE [--replace]
  --replace: also where members or imported figures are in the database; everything in it goes`;

/** The server that opens it may have been started in another directory than the command. */
const file = z.string().refine(path.isAbsolute);

const backupInput = z.strictObject({ file });
const restoreInput = z.strictObject({ file, mayReplace: z.boolean() });

/** Writes the whole database to a file. */
export const backup: Command<z.infer<typeof backupInput>> = {
  input: backupInput,
  prepare(words) {
    const { positionals } = readWords(words, {}, BACKUP_USAGE);
    return { file: onlyFile(positionals, BACKUP_USAGE) };
  },
  async run(database, { file }) {
    try {
      return { text: `${await takeBackup(database, file)} rows are in ${file}.` };
    } catch (error) {
      throw backupTrouble(file, error);
    }
  },
};

/** Replaces the whole database with the content of a file. */
export const restore: Command<z.infer<typeof restoreInput>> = {
  input: restoreInput,
  async prepare(words) {
    const options = { replace: { type: "boolean", default: false } } as const;
    const { positionals, values } = readWords(words, options, RESTORE_USAGE);
    const file = onlyFile(positionals, RESTORE_USAGE);
    // What is no backup must not leave an empty database behind.
    await readHead(file);
    return { file, mayReplace: values.replace };
  },
  mayCreate: () => true,
  async run(database, { file, mayReplace }) {
    // The packaged figures may go, because every start loads them into an empty database; and so may
    // an invitation alone, because a start without members makes one.
    const refuse = (replaced: Replaced) => {
      if (mayReplace || (replaced.members === 0 && replaced.importedReleases === 0)) return;
      throw new OperatorError(
        `The database has ${named(replaced)}. To replace all of its data with the backup: npm run restore -- ${file} --replace`,
      );
    };
    return {
      text: `${await restoreBackup(database, file, refuse)} rows are restored from ${file}.`,
    };
  },
};

function onlyFile([file, ...rest]: readonly string[], usage: string): string {
  if (file === undefined || rest.length > 0) throw new OperatorError(usage);
  return givenPath(file);
}

const LIST = new Intl.ListFormat("en-GB");

function named({ members, invited, importedReleases }: Replaced): string {
  const counts: [number, one: string, several: string][] = [
    [members, "a member", `${members} members`],
    [invited, "an open invitation", `${invited} open invitations`],
    [
      importedReleases,
      "imported figures of a release",
      `imported figures of ${importedReleases} releases`,
    ],
  ];
  return LIST.format(
    counts
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
