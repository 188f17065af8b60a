import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { PARTS } from "./build-state.js";
import { BUILD, type Check, NOTHING, type Result } from "./checks.ts";
import { endPrograms } from "./child-program.ts";
import { killPostgresIn } from "./postgres-server.ts";
import { type Failure, failureOfCheck, type TimedTest } from "./test-reports.ts";

/** The checks of one command. */
export interface Checks {
  /** Those that need the built site. */
  readonly onSite: readonly Check[];
  readonly others?: readonly Check[];
}

const SLOWEST = 10;

/**
 * Builds the site and runs every check, several in parallel. Shows a check's output when it is done,
 * and all failures again at the end. The last line has the counts; a check that could not run has
 * failed. Sets the exit code.
 */
export async function runChecks(checks: Checks): Promise<void> {
  const onSite = [...checks.onSite];
  const others = [...(checks.others ?? [])];
  // Deleted with everything that checks leave in it. PostgreSQL does not run as root, and needs the
  // right to pass through it.
  const folder = await mkdtemp(path.join((await roomyMemory()) ?? tmpdir(), "gyan-tests-"));
  await chmod(folder, 0o711);
  // The site is tested as it is built without settings; with one, it would also be built again.
  for (const name of PARTS.site.settings) delete process.env[name];
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);

  const results: Result[] = [];
  let isBuilt = false;
  const built = runCheck(BUILD).then(() => {
    isBuilt = true;
  });
  // One more than there are processors, because checks wait for disks, browsers and processes.
  const beside = Array.from({ length: availableParallelism() }, runAll);
  await Promise.all([built.then(runAll), ...beside]);
  await rm(folder, { recursive: true, force: true });
  tellAll(results);

  async function runAll() {
    for (;;) {
      const check = (isBuilt && onSite.shift()) || others.shift();
      if (check) await runCheck(check);
      else if (isBuilt) return;
      else await built;
    }
  }

  async function runCheck(check: Check) {
    const start = performance.now();
    const result = await check.run(folder).catch((error: Error) => cutShort(check, error));
    results.push(result);
    tell(check, result, (performance.now() - start) / 1000);
  }

  async function stop() {
    process.stdout.write("\nStopping.\n");
    // Emptied first, because a check that ends begins the next one.
    onSite.length = 0;
    others.length = 0;
    await endPrograms();
    await killPostgresIn(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(130);
  }
}

/** Linux's folder in memory, if it has room for all databases of a run: copying one takes a fifth. */
async function roomyMemory(): Promise<string | null> {
  const memory = "/dev/shm";
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 4 * 1024 ** 3 ? memory : null;
}

const cutShort = ({ title }: Check, { message }: Error): Result => ({
  ...NOTHING,
  failures: [failureOfCheck(title, message)],
  output: `${message}\n`,
  processorSeconds: null,
});

function tell({ title }: Check, result: Result, seconds: number) {
  const { passed, failures, output, processorSeconds } = result;
  const told = [`${passed} passed, ${failures.length} failed`, `${seconds.toFixed(1)} s`];
  if (processorSeconds !== null) told.push(`${processorSeconds.toFixed(1)} s of processor`);
  process.stdout.write(`\n— ${title}: ${told.join(", ")}\n${withoutDots(output)}`);
}

/** Without the lines of a test runner that have a mark for each test. */
function withoutDots(output: string): string {
  return stripVTControlCharacters(output).replace(/^[·.xF°±×TD*-]+\n/gm, "");
}

function tellAll(results: readonly Result[]) {
  const tests: TimedTest[] = results.flatMap(({ tests }) => tests);
  process.stdout.write(`\nThe slowest ${SLOWEST} tests\n`);
  tests.sort((one, other) => other.seconds - one.seconds);
  for (const { name, seconds } of tests.slice(0, SLOWEST)) {
    process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${name}\n`);
  }
  const failures: Failure[] = results.flatMap(({ failures }) => failures);
  if (failures.length > 0) process.stdout.write("\nFailed\n");
  for (const { name, why } of failures) {
    process.stdout.write(`✗ ${name}\n${why.replace(/^/gm, "    ")}\n`);
  }
  const passed = results.reduce((sum, { passed }) => sum + passed, 0);
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
