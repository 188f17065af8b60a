import type { z } from "zod";
import type { Environment } from "../config.ts";
import type { Database } from "../db/database.ts";

/**
 * One of the operator's commands. `prepare` runs in the command's own process. `run` runs where the
 * database is open: there too, or in the server that holds the embedded database.
 */
export interface Command<Input = unknown> {
  /**
   * Reads the words, the files they name and a password, before any database is opened.
   *
   * @throws {OperatorError} with the usage, or with what is wrong with a file or password.
   */
  prepare(words: readonly string[], caller: Caller): Input | Promise<Input>;
  /** Checks what {@link prepare} gave when it arrives in the server. */
  readonly input: z.ZodType<Input>;
  /** Whether it may create the embedded database. By default it says that there is none. */
  mayCreate?(input: Input): boolean;
  /** @throws {OperatorError} when it cannot be done; then nothing is changed. */
  run(database: Database, input: Input, site: OperatedSite): Promise<Outcome>;
}

/** What a command finds in its own process. */
export interface Caller {
  readonly environment: Environment;
  /** Asks for the password of an account. */
  readonly askPassword: (email: string) => Promise<string>;
}

/** What the process that has the database open knows of the site. */
export interface OperatedSite extends Pick<Environment, "dataDir" | "secretKey"> {
  /** The origin that people open the site at. */
  readonly origin: string;
}

/** What a command has done. */
export interface Outcome {
  readonly text: string;
  /** New files, which the command's own process writes. */
  readonly files?: readonly TextFile[] | undefined;
}

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

// Each is loaded only where it runs.
const COMMANDS = {
  member: async () => (await import("./member.ts")).member,
  cirus: async () => (await import("./cirus.ts")).cirus,
  backup: async () => (await import("./backup.ts")).backup,
  restore: async () => (await import("./backup.ts")).restore,
  "rotate-key": async () => (await import("./rotate-key.ts")).rotateKey,
} satisfies Record<string, () => Promise<Command>>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export const loadCommand = (name: CommandName): Promise<Command> => COMMANDS[name]();
