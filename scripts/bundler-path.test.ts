import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "..");
const LINKED = [
  "package.json",
  "package-lock.json",
  "astro.config.ts",
  "data",
  "public",
  "scripts",
  "src",
];

const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-path-"));
afterAll(() => rm(folder, { recursive: true }));

test.each(["build", "dev"])("npm run %s tells which path it cannot work in", async (script) => {
  const project = path.join(folder, `${script} #1`);
  await mkdir(project);
  for (const name of [...LINKED, "node_modules"]) {
    await symlink(path.join(ROOT, name), path.join(project, name));
  }
  const env = { PATH: process.env.PATH, PORT: "0" };
  const failure = await promisify(execFile)("npm", ["run", "--silent", script], {
    cwd: project,
    env,
  }).catch((error: { code: number; stderr: string }) => error);
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The site cannot be built in .* #1, because of the # in this path\. Move .*\n$/m,
    ),
  });
  expect((failure as { stderr: string }).stderr).not.toMatch(/^\s+at /m);
});
