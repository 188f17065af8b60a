import { existsSync } from "node:fs";
import { exitCode } from "./exit-code.ts";

/**
 * Installs a package of Debian or Ubuntu where this user may without being asked for a password;
 * does nothing elsewhere.
 */
export async function installDebianPackage(name: string): Promise<void> {
  if (!existsSync("/usr/bin/apt-get")) return;
  const isRoot = process.getuid?.() === 0;
  if (
    !isRoot &&
    (await exitCode("sudo", ["-n", "true"], { stdio: "ignore" }).catch(() => 1)) !== 0
  ) {
    return;
  }
  process.stdout.write(`Installing ${name}.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const words of [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", name],
  ]) {
    const [command, ...rest] = isRoot ? words : ["sudo", "-n", ...words];
    await exitCode(command!, rest, { env, stdio: ["ignore", "ignore", "inherit"] });
  }
}
