import type { Command } from "../commands/command.ts";
import { writeFiles } from "../commands/write-files.ts";
import { readEnvironment } from "../config.ts";
import type { Database } from "../db/database.ts";

const environment = readEnvironment({ SITE_URL: "https://example.org" });

/** Runs a command on an open database, as its own process and that of a server do together. */
export const runOn = async <Input>(
  database: Database,
  command: Command<Input>,
  words: readonly string[],
  password = "",
): Promise<string> => run(database, command, await prepare(command, words, password));

/** Reads a command's words, as its own process does, into what the process with the database gets. */
export async function prepare<Input>(
  command: Command<Input>,
  words: readonly string[],
  password = "",
): Promise<Input> {
  const input = await command.prepare(words, { environment, askPassword: async () => password });
  return command.input.parse(JSON.parse(JSON.stringify(input)));
}

/** Does what {@link prepare} read. */
export async function run<Input>(
  database: Database,
  command: Command<Input>,
  input: Input,
): Promise<string> {
  const site = { ...environment, origin: "https://example.org" };
  const { text, files = [] } = await command.run(database, input, site);
  await writeFiles(files);
  return text;
}
