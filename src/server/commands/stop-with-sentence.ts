import { resolve, sep } from "node:path";
import { DISK_FULL } from "../db/data-directory.ts";
import { causesOf, isDatabaseAway } from "../db/database-errors.ts";
import { NotConnectedError } from "../db/postgres.ts";
import { loggedError } from "../http/logged-error.ts";
import { OperatorError } from "../operator-error.ts";

/**
 * Ends a failed command with exit code 1. Prints a sentence the operator can act on, or the stack
 * of an unexpected error.
 */
export function stopWithSentence(error: unknown): never {
  const text = sentenceFor(error) ?? traceOf(error);
  // The text may quote input, and a terminal would obey control characters in it.
  console.error(text.replaceAll(/[^\P{Cc}\n\t]/gu, "\u{fffd}"));
  process.exit(1);
}

// Like the log, without any requested or stored data.
const traceOf = (error: unknown): string =>
  causesOf(error)
    .map(loggedError)
    .map(({ stack, message }) => stack || message)
    .join("\nCaused by: ") || String(error);

const isOfTheBuild = (file: string) => resolve(file).startsWith(resolve("build") + sep);

const POSTGRES_DISK_FULL = "53100";
/** Unknown user or database, wrong password, missing right, or read-only. */
const POSTGRES_REFUSAL = /^(25006|28...|3D000|42501)$/;

// PORT and METRICS_PORT are never the same.
const nameOf = (port: number | undefined) =>
  process.env.METRICS_PORT?.trim() === String(port) ? "METRICS_PORT" : "PORT";

function sentenceFor(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  if (causesOf(error).some(({ code }) => code === POSTGRES_DISK_FULL)) return DISK_FULL;
  if (causesOf(error).some(({ code }) => code === "EMFILE" || code === "ENFILE")) {
    return "Too few files may be open at once. Allow more, for example with ulimit -n 1024, and start again.";
  }
  const { code, path, address, hostname, port, syscall } = error as NodeJS.ErrnoException & {
    address?: string;
    hostname?: string;
    port?: number;
  };
  if (path && isOfTheBuild(path) && ["EACCES", "EPERM", "EROFS"].includes(code!)) {
    return `${path} cannot be used by this user. Build as a user who may write there, and let others read it: umask 022; npm run build`;
  }
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program. Set ${nameOf(port)} to a free one, for example ${nameOf(port)}=3001.`;
    case "EACCES":
      return path
        ? `${path} cannot be read and written by this user. Give the user that right, or set DATA_DIR to another directory.`
        : `Port ${port} may not be opened by this user. Set ${nameOf(port)} to one above 1023.`;
    case "EADDRNOTAVAIL":
      return `HOST ${address} is not an address of this machine.`;
    // Always about HOST: if the database's host is not found, these codes are on the error's cause.
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST ${hostname} is not known. Set it to an address of this machine, for example 127.0.0.1.`;
    case "EROFS":
    case "EPERM":
      return `${path ?? "The data directory"} cannot be written to. Set DATA_DIR to a directory that can.`;
    case "ENOENT":
      // From a file system that makes no directories, such as /proc.
      return syscall === "mkdir"
        ? `${path} cannot be created. Set DATA_DIR to a directory that can be written to.`
        : null;
    case "ENOSPC":
      return DISK_FULL;
    case "EISDIR":
      return `${path} is a directory. Remove it, or set DATA_DIR to another directory.`;
    case "ENOTDIR":
    case "EEXIST":
      return `${path} is not a directory. Set DATA_DIR to one.`;
    case "ELOOP":
    case "ENAMETOOLONG":
      return `${path} cannot be opened. Set DATA_DIR to another directory.`;
  }
  const refusal = causesOf(error).find(({ code }) => POSTGRES_REFUSAL.test(String(code)));
  if (refusal) {
    return `The database at DATABASE_URL refuses this: ${refusal.message}. Check the user, the password and the database there, and that the user may create tables.`;
  }
  if (isDatabaseAway(error)) {
    return "The database at DATABASE_URL does not answer. Check the address and that it is running.";
  }
  if (error instanceof NotConnectedError) {
    return `The database at DATABASE_URL cannot be used: ${error.message}. Correct DATABASE_URL, or that server's settings.`;
  }
  return null;
}
