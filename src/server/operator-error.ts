/** What went wrong, in a sentence for the operator that says what to do. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** Turns a system error about a file into a sentence for the operator; returns any other error as it is. */
export function fileTrouble(file: string, error: unknown): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOENT":
    case "ENOTDIR":
      return new OperatorError(`There is no file or directory for ${file}.`);
    case "EISDIR":
      return new OperatorError(`${file} is a directory. Name the files in it.`);
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "ELOOP":
      return new OperatorError(`${file} may not be opened. Choose another place.`);
    case "ENAMETOOLONG":
      return new OperatorError(`${file.slice(0, 40)}… is too long for a name. Give a shorter one.`);
    case "ENOSPC":
    case "EDQUOT":
      return new OperatorError("The disk is full. Nothing was written.");
  }
  return error;
}
