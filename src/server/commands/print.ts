import { OperatorError } from "../operator-error.ts";

/**
 * Prints what a command has done, which may be a link that is shown only once.
 *
 * @throws {OperatorError} if it cannot be written, for example to a full disk.
 */
export async function print(text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Node also emits the error, which would end the process.
  process.stdout.on("error", () => {});
  process.stdout.write(`${text}\n`, (error) => (error ? reject(error) : resolve()));
  await promise.catch((error: NodeJS.ErrnoException) => {
    // A reader such as head wants no more.
    if (error.code === "EPIPE") return;
    throw new OperatorError(
      `It is done, but what it says could not be printed: ${error.message}. If it was a link, run the command again for a new one.`,
    );
  });
}
