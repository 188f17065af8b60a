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
