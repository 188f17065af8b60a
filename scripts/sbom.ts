import { execFile } from "node:child_process";
import { mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

// npm run --silent sbom > sbom.json: the bill of materials, in CycloneDX, of what runs in production.
// `npm sbom --omit dev` leaves out packages that a tool also needs, so the tools are first removed
// from a copy of the lock file.

interface Lock {
  packages: Record<string, { dev?: boolean; devDependencies?: object }>;
}

const root = path.join(import.meta.dirname, "..");
await using folder = await mkdtempDisposable(path.join(tmpdir(), "shabda-gyan-sbom-"));
// npm takes the name of the folder for the name of the project.
const copy = path.join(folder.path, "shabda-gyan");
await mkdir(copy);
const { devDependencies: _, ...manifest } = await read("package.json");
const lock: Lock = await read("package-lock.json");
delete lock.packages[""]!.devDependencies;
lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));
await writeFile(path.join(copy, "package.json"), JSON.stringify(manifest));
await writeFile(path.join(copy, "package-lock.json"), JSON.stringify(lock));
const { stdout } = await promisify(execFile)(
  "npm",
  ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"],
  { cwd: copy, maxBuffer: 32 * 1024 * 1024 },
);
// Unlike a write, it does not fail where a reader such as head wants no more.
console.log(stdout.trimEnd());

async function read(file: string) {
  return JSON.parse(await readFile(path.join(root, file), "utf8"));
}
