import { findPackageJSON } from "node:module";
import path from "node:path";

// Does not count folders upwards, because the bundle and the sources are at different depths.
const PROJECT = path.dirname(findPackageJSON(import.meta.url)!);

/** The absolute path of a file or folder of the project, such as "data". */
export const projectFile = (name: string): string => path.join(PROJECT, name);
