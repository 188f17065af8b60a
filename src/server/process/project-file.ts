import { findPackageJSON } from "node:module";
import path from "node:path";

// Not by counting folders up, because the bundle is at another depth than the sources.
const PROJECT = path.dirname(findPackageJSON("..", import.meta.url)!);

/** The absolute path of a file or folder of the project, such as "data". */
export const projectFile = (name: string): string => path.join(PROJECT, name);
