import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "vite";

const SOURCE = path.join(import.meta.dirname, "../..");

// Tests, and the build, which reads only our own files.
const NOT_SHIPPED =
  /\.(test|fixture)\.tsx?$|^server\/(fuzz|safety)\/|\/testing\/|^site\/|test-setup/;

/** A regular expression in our sources, and its position. */
interface SourceRegex {
  readonly file: string;
  readonly regex: RegExp;
}

/** Every literal regular expression in the code we ship, and every file that builds one. */
export async function findRegexes() {
  const written: SourceRegex[] = [];
  const builders: string[] = [];
  for (const file of (await readdir(SOURCE, { recursive: true })).sort()) {
    if (!/\.tsx?$/.test(file) || NOT_SHIPPED.test(file)) continue;
    const { program, errors } = parseSync(file, await readFile(path.join(SOURCE, file), "utf8"));
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
    for (const node of nodesOf(program)) {
      const { type, regex, callee } = node as {
        type?: string;
        regex?: { pattern: string; flags: string };
        callee?: { name?: string };
      };
      if (regex) written.push({ file, regex: new RegExp(regex.pattern, regex.flags) });
      const isCall = type === "NewExpression" || type === "CallExpression";
      if (isCall && callee?.name === "RegExp") builders.push(file);
    }
  }
  return { written, builders: [...new Set(builders)] };
}

function* nodesOf(node: unknown): Generator<object> {
  if (typeof node !== "object" || node === null || node instanceof RegExp) return;
  yield node;
  for (const inner of Object.values(node)) yield* nodesOf(inner);
}
