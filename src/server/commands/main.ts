import { type Environment, readEnvironment } from "../config.ts";
import { openConfiguredDatabase } from "../db/open-configured-database.ts";
import { OperatorError } from "../operator-error.ts";
import { COMMAND_NAMES } from "./command.ts";
import { runCommand } from "./run-command.ts";
import { stopWithSentence } from "./stop-with-sentence.ts";
import { takeNoWords } from "./words.ts";

// The operator's commands: npm run member, cirus, backup, restore, migrate, rotate-key.

// By default Node would end before partly written files are removed. Afterwards the signal is sent
// again: process.exit would wait for Node's other threads, which may be reading or hashing. SIGHUP
// comes when a connection to the machine is lost. nohup makes no difference: Node takes back every
// signal that it was started to ignore.
for (const name of ["SIGHUP", "SIGINT", "SIGTERM"] as const) {
  process.once(name, () => {
    process.stderr.write(
      "Stopped before the end. Check whether the change was made, then run the command again.\n",
    );
    process.emit("exit", 1);
    process.kill(process.pid, name);
  });
}

try {
  const [name, ...words] = process.argv.slice(2);
  const environment = readEnvironment(process.env);
  if (name === "migrate") await print(await migrate(words, environment));
  else {
    const command = COMMAND_NAMES.find((one) => one === name);
    if (!command) throw new OperatorError(`There is no command ${name}.`);
    await print(await runCommand(command, words, environment));
  }
} catch (error) {
  stopWithSentence(error);
}

// Brings the schema up to date without a server, for deployments that do this once before their
// servers start. Each server also does it when it starts.
async function migrate(words: readonly string[], environment: Environment): Promise<string> {
  takeNoWords("npm run migrate", { words });
  const { close } = await openConfiguredDatabase(environment);
  await close();
  return "The database is up to date.";
}

// The text may be a link that is shown only once: fails if it cannot be written.
async function print(text: string): Promise<void> {
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
