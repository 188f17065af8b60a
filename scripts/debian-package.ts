import { existsSync } from "node:fs";
import { exitCode } from "./exit-code.ts";

/** What the user reads before a program is installed. */
interface Announcement {
  /** What needs it. */
  readonly why: string;
  /** How to avoid the installation: "set … to …". */
  readonly instead: string;
}

/** Whether programs may be installed: NO_INSTALL=1 forbids it. */
export const mayInstall = () => !process.env.NO_INSTALL;

/** Says what is about to be installed, why, and how to prevent it. */
export function announce(what: string, { why, instead }: Announcement) {
  process.stdout.write(`${why} ${what}. To prevent that, ${instead}, or set NO_INSTALL=1.\n`);
}

/**
 * Installs a Debian or Ubuntu package if this user may do so without a password, and announces it
 * first; otherwise does nothing.
 */
export async function installDebianPackage(name: string, reason: Announcement): Promise<void> {
  if (!mayInstall() || !existsSync("/usr/bin/apt-get")) return;
  const isRoot = process.getuid?.() === 0;
  if (
    !isRoot &&
    (await exitCode("sudo", ["-n", "true"], { stdio: "ignore" }).catch(() => 1)) !== 0
  ) {
    return;
  }
  announce(`Debian's package ${name} is installed on this system now, with apt-get`, reason);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const words of [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", name],
  ]) {
    const [command, ...rest] = isRoot ? words : ["sudo", "-n", ...words];
    await exitCode(command!, rest, { env, stdio: ["ignore", "ignore", "inherit"] });
  }
}
