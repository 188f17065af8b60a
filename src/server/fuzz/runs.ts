/**
 * How many cases to try a property with: the given number, multiplied by FUZZ_RUNS if it is set.
 * `FUZZ_RUNS=20 npm run unit -- --project server-embedded src/server/fuzz --testTimeout 600000` looks longer.
 */
export const runs = (usual: number) => ({
  numRuns: Math.ceil(usual * Number(process.env.FUZZ_RUNS ?? 1)),
});
