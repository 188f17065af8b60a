import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import project from "../package.json" with { type: "json" };

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license: { readonly id?: string } }[];
}

const FREE = /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|0BSD)$/;

const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "sbom"], {
  maxBuffer: 32 * 1024 * 1024,
});
const components: readonly Component[] = JSON.parse(stdout).components;
const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

test("the bill of materials names what runs in production, in the pinned versions", () => {
  const versions = Object.fromEntries(components.map((one) => [fullName(one), one.version]));
  expect(versions).toMatchObject(project.dependencies);
  expect(versions).not.toHaveProperty("vitest");
});

test("every package in production has a free licence", () => {
  const isFree = ({ licenses = [] }: Component) =>
    licenses.length > 0 && licenses.every(({ license }) => FREE.test(license.id ?? ""));
  expect(components.filter((component) => !isFree(component)).map(fullName)).toEqual([]);
});

test("a reader that closes its input, such as head, ends it quietly", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-npm-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, "npm"), "#!/bin/sh\necho {}\n", { mode: 0o755 });
  const env = { PATH: `${folder}:${process.env.PATH}` };
  const child = spawn(process.execPath, ["scripts/sbom.ts"], { env });
  child.stdout.destroy();
  const [[code], errors] = await Promise.all([once(child, "exit"), text(child.stderr)]);
  expect([code, errors]).toEqual([0, ""]);
});
