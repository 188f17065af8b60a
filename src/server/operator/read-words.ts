import { OperatorError } from "../process/operator-error.ts";

/**
 * Separates the words of a command from its options, with and without a value.
 *
 * @throws {OperatorError} with the usage, if an option is unknown or lacks its value.
 */
export function readWords(
  words: readonly string[],
  withValue: readonly string[],
  withoutValue: readonly string[],
  usage: string,
) {
  const given: string[] = [];
  const options = new Map<string, string>();
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const value = withValue.includes(word) ? left.shift() : "";
    if (!word.startsWith("--")) given.push(word);
    else if (value !== undefined && [...withValue, ...withoutValue].includes(word)) {
      options.set(word, value);
    } else throw new OperatorError(usage);
  }
  return { given, options };
}
