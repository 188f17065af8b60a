import { execFileSync, spawnSync } from "node:child_process";
import { expect, test } from "vitest";

// These programs are not part of the project. Where one is missing, its file is not tested.

const succeeds = (program: string, ...words: string[]) => spawnSync(program, words).status === 0;
const run = (program: string, words: readonly string[], env: Record<string, string>) =>
  execFileSync(program, words, {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });

const caddyVersion = spawnSync("caddy", ["version"], { encoding: "utf8" }).stdout ?? "";
const hasCaddy = /^v?2\.([7-9]|\d\d)/.test(caddyVersion);

test.runIf(hasCaddy)("Caddy takes the Caddyfile", () => {
  run("caddy", ["validate", "--config", "Caddyfile"], { SITE_NAME: "example.org" });
});

test.runIf(succeeds("docker", "compose", "version"))("Compose takes compose.yaml", () => {
  const words = ["compose", "--env-file", "example.env", "config", "server"];
  const env = { DATABASE_PASSWORD: "a", DATABASE_ADMIN_PASSWORD: "b", SECRET_KEY: "c" };
  // As roll.sh reads it.
  expect(run("docker", words, env)).toMatch(/^ *replicas: 2$/m);
});
