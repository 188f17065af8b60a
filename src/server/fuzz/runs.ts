/**
 * How many cases a property is tried with: as many as given, or so many times more as FUZZ_RUNS says.
 * `FUZZ_RUNS=20 npm run unit -- --project server-embedded src/server/fuzz --testTimeout 600000` looks longer.
 */
export const runs = (usual: number) => ({
  numRuns: Math.ceil(usual * Number(process.env.FUZZ_RUNS ?? 1)),
});
