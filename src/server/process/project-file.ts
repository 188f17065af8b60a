import { findPackageJSON } from "node:module";
import path from "node:path";

// Not counted in folders, since the bundle lies elsewhere than the sources.
const PROJECT = path.dirname(findPackageJSON("..", import.meta.url)!);

/** The whole path of a file or folder of the project, such as "data". */
export const projectFile = (name: string): string => path.join(PROJECT, name);
