import type { Command } from "./command.ts";

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
