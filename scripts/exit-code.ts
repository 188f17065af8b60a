import { type SpawnOptions, spawn } from "node:child_process";

/**
 * Runs a command to its end with our output and returns its exit code; -1 when a signal ended it.
 */
export function exitCode(
  command: string,
  words: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      stdio: "inherit",
      shell: process.platform === "win32",
      ...options,
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? -1));
  });
}
