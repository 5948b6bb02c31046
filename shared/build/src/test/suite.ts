/** What one suite found. A check of a whole package, such as its types, counts as one test. */
export interface SuiteResult {
  passed: number;
  failed: number;
  skipped?: number;
  /** Shown when something failed. */
  details: string;
}

export interface Suite {
  name: string;
  /** Longer than this it never takes on two cores. */
  timeoutMs: number;
  /** Runs everything, or with filters only the folders or files that they name. */
  run: (filters: string[]) => Promise<SuiteResult>;
}

/** The result of checks that either hold or do not. */
export function resultOf(checks: { passed: boolean; details: string }[]): SuiteResult {
  const failures = checks.filter(({ passed }) => !passed);
  const details = failures.map((failure) => failure.details.trim()).join('\n');
  return { passed: checks.length - failures.length, failed: failures.length, details };
}
