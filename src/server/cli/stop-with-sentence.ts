import { isDatabaseAway } from "../db/database-away.ts";
import { DirectoryInUseError } from "../db/directory-lock.ts";
import { EnvironmentError } from "../environment.ts";
import { OperatorError } from "../operator/operator-error.ts";
import { IncompleteSiteError } from "../web-files.ts";

/**
 * Ends a command that failed, with exit code 1: what went wrong as a sentence the operator can act
 * on, or with its stack where nobody foresaw it.
 */
export function stopWithSentence(error: unknown): never {
  console.error(sentenceFor(error) ?? error);
  process.exit(1);
}

/** How the embedded database's file system, which is WebAssembly, names what the system told it. */
const CODE_BY_WASM_ERRNO: Readonly<Record<number, string>> = {
  2: "EACCES",
  51: "ENOSPC",
  69: "EROFS",
};

const TOLD_BY_THEMSELVES = [
  EnvironmentError,
  DirectoryInUseError,
  OperatorError,
  IncompleteSiteError,
];

function sentenceFor(error: unknown): string | null {
  if (TOLD_BY_THEMSELVES.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, name, errno, path, address, port, syscall } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  switch (name === "ErrnoError" ? CODE_BY_WASM_ERRNO[errno ?? 0] : code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=3001.`;
    case "EACCES":
      return path
        ? `${path} may not be written to. Give this user the right to, or set DATA_DIR to another directory.`
        : `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
    case "EADDRNOTAVAIL":
      return `HOST ${address} is not an address of this machine.`;
    case "EROFS":
    case "EPERM":
      return `${path ?? "The data directory"} cannot be written to. Set DATA_DIR to a directory that can.`;
    case "ENOENT":
      // So Node tells of a directory that cannot be made on a file system that is read-only.
      return syscall === "mkdir"
        ? `${path} cannot be made. Set DATA_DIR to a directory that can be written to.`
        : null;
    case "ENOSPC":
      return "The disk is full. Free some space and start again; nothing is lost.";
    case "ENOTDIR":
    case "EEXIST":
      return `${path} is not a directory. Set DATA_DIR to one.`;
  }
  if (isDatabaseAway(error)) {
    return "The database at DATABASE_URL does not answer. Check the address and that it is running.";
  }
  return null;
}
