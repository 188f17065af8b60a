/** Errors and warnings logged to the console since the test began. */
export const written: string[] = [];
const expected: RegExp[] = [];

/** Announces that this test makes the page log this error. */
export function expectConsoleErrors(...patterns: RegExp[]) {
  expected.push(...patterns);
}

/** Ends a test: returns unannounced errors, and announced ones that did not come. */
export function takeSurprises(): string[] {
  const unannounced = written.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const missing = expected
    .filter((pattern) => !written.some((text) => pattern.test(text)))
    .map((pattern) => `nothing matched ${pattern}`);
  written.length = 0;
  expected.length = 0;
  return [...unannounced, ...missing];
}
