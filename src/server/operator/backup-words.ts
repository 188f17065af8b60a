import path from "node:path";
import { OperatorError } from "../process/operator-error.ts";
import { readWords } from "./read-words.ts";

export const BACKUP_USAGE = "Usage: npm run backup -- FILE";
export const RESTORE_USAGE = `Usage: npm run restore -- FILE [--replace]
  --replace: also where members or imported figures are in the database; everything in it goes`;

/** Reads the file of a backup. @throws {OperatorError} with the usage. */
export const readBackupWords = (words: readonly string[]): string =>
  onlyFile(readWords(words, {}, BACKUP_USAGE).positionals, BACKUP_USAGE);

/** Reads what a restore requests. @throws {OperatorError} with the usage. */
export function readRestoreWords(words: readonly string[]) {
  const replace = { type: "boolean", default: false } as const;
  const { positionals, values } = readWords(words, { replace }, RESTORE_USAGE);
  return { file: onlyFile(positionals, RESTORE_USAGE), mayReplace: values.replace };
}

function onlyFile([file, ...rest]: readonly string[], usage: string): string {
  if (file === undefined || rest.length > 0) throw new OperatorError(usage);
  // The server that does this may have been started in another directory.
  if (!path.isAbsolute(file)) throw new OperatorError(`${file} must be an absolute path.`);
  return file;
}
