import { OperatorError } from "../operator-error.ts";

/**
 * Refuses words that a command would otherwise ignore, while it does what nobody asked for.
 *
 * @throws {OperatorError} if there are any.
 */
export function takeNoWords(command: string, { hasSettings = true } = {}): void {
  const [word] = process.argv.slice(2);
  if (word === undefined) return;
  const instead = hasSettings
    ? " Its settings are environment variables; README.md lists them."
    : "";
  throw new OperatorError(`${command} takes no words such as ${word}.${instead}`);
}
