import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { PartResult, SkippedTest } from './suite';

/** Result of a vitest run for our runner. */
export interface VitestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly SkippedTest[];
  /** How each file ended. */
  readonly parts: Readonly<Record<string, PartResult>>;
}

/** Writes the report of a run to the file that the environment names. */
export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const file = process.env['MARQUEE_TEST_REPORT'];
    if (!file) throw new Error('MARQUEE_TEST_REPORT does not name a file.');
    writeFileSync(file, JSON.stringify(reportOf(modules, unhandledErrors.length)));
  }
}

/**
 * A file or group that cannot be loaded has no tests that could fail: it counts as one failure, as does an error
 * outside of tests.
 */
function reportOf(modules: readonly TestModule[], unhandledErrors: number): VitestReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
  const broken = groups.filter((group) => group.errors().length > 0).length;
  return {
    passed: inState('passed').length,
    failed: inState('failed').length + inState('pending').length + broken + unhandledErrors,
    skipped: inState('skipped').map(skippedTest),
    // An error outside of tests may be any file's.
    parts:
      unhandledErrors > 0 ? {} : Object.fromEntries(modules.map((module) => [module.relativeModuleId, partOf(module)])),
  };
}

function partOf(module: TestModule): PartResult {
  const tests = [...module.children.allTests()];
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  return { passed, isGreen: module.ok() && passed === tests.length };
}

function skippedTest(test: TestCase): SkippedTest {
  const result = test.result();
  return {
    name: `${test.module.relativeModuleId} > ${test.fullName}`,
    reason: 'note' in result ? result.note : undefined,
  };
}
