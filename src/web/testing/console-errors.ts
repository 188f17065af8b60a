/** What was written to the console as an error or warning since the test began. */
export const written: string[] = [];
const expected: RegExp[] = [];

/** Announces that this test makes the page log such an error. */
export function expectConsoleErrors(...patterns: RegExp[]) {
  expected.push(...patterns);
}

/** Ends a test: what nobody announced, and what was announced and did not come. */
export function takeSurprises(): string[] {
  const unannounced = written.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const missing = expected
    .filter((pattern) => !written.some((text) => pattern.test(text)))
    .map((pattern) => `nothing matched ${pattern}`);
  written.length = 0;
  expected.length = 0;
  return [...unannounced, ...missing];
}
