import type { PartResult, SkippedTest } from './suite';

/** The part of Playwright's JSON report that we read. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly PlaywrightTest[];
}

interface PlaywrightTest {
  /** The result against the expectation: `flaky` when only a later attempt passed. */
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** A skip's reason is the description of its annotation. */
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
}

interface BrowserResult {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly string[];
  readonly skipped: readonly SkippedTest[];
  /** How each file ended, by its path from the checkout. */
  readonly parts: Readonly<Record<string, PartResult>>;
}

export function resultOfReport(report: PlaywrightReport): BrowserResult {
  const tests = specsOf(report.suites).flatMap(({ file, title, tests: attempts }) =>
    attempts.map(({ status, annotations }) => ({ file, name: `${file} > ${title}`, status, annotations })),
  );
  const ended = (status: PlaywrightTest['status']) => tests.filter((test) => test.status === status);
  return {
    passed: ended('expected').length + ended('flaky').length,
    failed: ended('unexpected').length,
    flaky: ended('flaky').map(({ name }) => name),
    skipped: ended('skipped').map(({ name, annotations }) => ({
      name,
      reason: annotations.find(({ type }) => type === 'skip')?.description,
    })),
    parts: Object.fromEntries(
      [...new Set(tests.map(({ file }) => file))].map((file) => {
        const statuses = tests.filter((test) => test.file === file).map(({ status }) => status);
        const passed = statuses.filter((status) => status === 'expected').length;
        return [`e2e/${file}`, { passed, isGreen: passed === statuses.length }];
      }),
    ),
  };
}

const specsOf = (suites: readonly PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
