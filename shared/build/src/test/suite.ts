import type { Sources } from './sources';

/** The result of one suite. A check of a whole package, such as its types, counts as one test. */
export interface SuiteResult {
  passed: number;
  failed: number;
  /** Tests that passed at their second attempt; they count as passed. */
  flaky?: readonly string[];
  skipped?: readonly SkippedTest[];
  /** Printed when a test failed or was flaky. */
  details: string;
  /** How each part of the suite ended, by name, where a suite has parts. */
  parts?: Readonly<Record<string, PartResult>>;
}

export interface PartResult {
  readonly passed: number;
  /** Nothing in it failed, was skipped or needed a second attempt. */
  readonly isGreen: boolean;
}

export interface SkippedTest {
  readonly name: string;
  /** Undefined where the test gives no reason, which fails the suite. */
  readonly reason: string | undefined;
}

export interface Suite {
  name: string;
  /** Upper bound of its duration on two idle cores. */
  timeoutMs: number;
  /**
   * What the suite can run by itself: the name of each part, which is a filter of `run`, and a fingerprint of all that its
   * result depends on. A suite that only runs as a whole has one part.
   */
  parts: (sources: Sources) => ReadonlyMap<string, string>;
  /** Runs everything, or with filters only the matching folders or files. */
  run: (filters: string[]) => Promise<SuiteResult>;
}

/** The one part of a suite that only runs as a whole. */
export const WHOLE = 'all';

export const wholeSuite = (fingerprint: string): ReadonlyMap<string, string> => new Map([[WHOLE, fingerprint]]);

/** The result of a suite's tests: each test skipped without a reason counts as a failure. */
export function requireReasons(result: SuiteResult): SuiteResult {
  const silent = (result.skipped ?? []).filter(({ reason }) => !reason);
  const faults = silent.map(({ name }) => `skipped without a reason: ${name}`);
  return {
    ...result,
    failed: result.failed + silent.length,
    details: [...faults, result.details].filter(Boolean).join('\n'),
    skipped: (result.skipped ?? []).filter(({ reason }) => reason),
  };
}

/** The result of checks that either pass or fail. */
export function resultOf(checks: { passed: boolean; details: string }[]): SuiteResult {
  const failures = checks.filter(({ passed }) => !passed);
  const details = failures.map((failure) => failure.details.trim()).join('\n');
  return { passed: checks.length - failures.length, failed: failures.length, details };
}
