import { OperatorError } from "../src/server/operator-error.ts";

/**
 * Makes sure that the site's bundler can work in this folder: it takes paths for addresses.
 *
 * @throws {OperatorError} when the folder's path has a character that means more in an address.
 */
export function requireBundlerPath(): void {
  const folder = process.cwd();
  const found = /[#%?]/.exec(folder);
  if (!found) return;
  throw new OperatorError(
    `The site cannot be built in ${folder}, because of the ${found[0]} in this path. Move the project to a folder whose path has no #, % or ?.`,
  );
}
