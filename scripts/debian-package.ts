import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether missing programs may be installed: NO_INSTALL=1 forbids it. */
export const mayInstall = () => !process.env.NO_INSTALL;

/** Says what is installed now, why, and how to prevent it: "set … to …". */
export function announce(what: string, why: string, instead: string) {
  process.stdout.write(`${why} ${what}. To prevent that, ${instead}, or set NO_INSTALL=1.\n`);
}

/**
 * Announces and installs a package of Debian or Ubuntu; does nothing if this user may not install
 * one without a password.
 */
export function installDebianPackage(name: string, why: string, instead: string): void {
  if (!mayInstall() || !existsSync("/usr/bin/apt-get")) return;
  const sudo = process.getuid?.() === 0 ? "" : "sudo -n ";
  if (sudo && spawnSync("sudo", ["-n", "true"]).status !== 0) return;
  announce(`Debian's package ${name} is installed on this system now, with apt-get`, why, instead);
  const install = `${sudo}apt-get update -qq; ${sudo}apt-get install -y -qq --no-install-recommends ${name}`;
  spawnSync("sh", ["-c", install], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
