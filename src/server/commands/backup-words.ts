import { OperatorError } from "../operator-error.ts";
import { givenPath } from "./given-path.ts";
import type { OperatorRequest } from "./operator-request.ts";
import { readWords } from "./read-words.ts";

export const BACKUP_USAGE = "Usage: npm run backup -- FILE";
export const RESTORE_USAGE = `Usage: npm run restore -- FILE [--replace]
  --replace: also where members or imported figures are in the database; everything in it goes`;

/** @throws {OperatorError} with the usage. */
export function readBackupWords(words: readonly string[]): OperatorRequest<"backup"> {
  const { positionals } = readWords(words, {}, BACKUP_USAGE);
  return { command: "backup", file: onlyFile(positionals, BACKUP_USAGE) };
}

/** @throws {OperatorError} with the usage. */
export function readRestoreWords(words: readonly string[]): OperatorRequest<"restore"> {
  const replace = { type: "boolean", default: false } as const;
  const { positionals, values } = readWords(words, { replace }, RESTORE_USAGE);
  const file = onlyFile(positionals, RESTORE_USAGE);
  return { command: "restore", file, mayReplace: values.replace };
}

function onlyFile([file, ...rest]: readonly string[], usage: string): string {
  if (file === undefined || rest.length > 0) throw new OperatorError(usage);
  return givenPath(file);
}
