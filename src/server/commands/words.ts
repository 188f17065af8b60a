import path from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { OperatorError } from "../operator-error.ts";

/**
 * Separates the words of a command from its options.
 *
 * @throws {OperatorError} with the usage, if an option is unknown, lacks its value or takes none.
 */
export function readWords<const Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch {
    throw new OperatorError(usage);
  }
}

/**
 * Refuses words that a command would otherwise ignore while it does something else.
 *
 * @throws {OperatorError} if there are any.
 */
export function takeNoWords(
  command: string,
  {
    words = process.argv.slice(2),
    hasSettings = true,
  }: { words?: readonly string[]; hasSettings?: boolean } = {},
): void {
  const [word] = words;
  if (word === undefined) return;
  const instead = hasSettings
    ? " Its settings are environment variables; README.md lists them."
    : "";
  throw new OperatorError(`${command} takes no words such as ${word}.${instead}`);
}

/**
 * The absolute path of a file named on the command line. npm runs commands in the project's
 * directory and passes on where it was called; paths are relative to that.
 */
export const givenPath = (word: string): string =>
  path.resolve((process.env.npm_lifecycle_event && process.env.INIT_CWD) || ".", word);
