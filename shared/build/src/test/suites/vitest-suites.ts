import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../tasks/run-program';
import type { Suite, SuiteResult } from '../suite';
import { vitestArguments } from '../vitest-arguments';

/** The part of vitest's JSON report that we read. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

export const unitTests = vitestSuite('unit', 900_000);
export const databaseTests = vitestSuite('db', 1_200_000);

function vitestSuite(project: 'unit' | 'db', timeoutMs: number): Suite {
  return {
    name: project === 'unit' ? 'unit tests' : 'database tests',
    timeoutMs: timeoutMs + 30_000,
    async run(filters) {
      const report = path.join(tmpdir(), `marquee-${project}-${process.pid}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const args = vitestArguments(project, [...reporters, ...filters]);
      const { code, output } = await run(process.execPath, args, { timeoutMs, env: { NO_COLOR: '1' } });
      const result = summarise(report, code, output);
      rmSync(report, { force: true });
      return result;
    },
  };
}

/** A file that cannot even be loaded has no tests that could fail: it counts as one, and so does any other breakdown. */
function summarise(reportFile: string, code: number, output: string): SuiteResult {
  const report = readReport(reportFile);
  if (!report) return { passed: 0, failed: 1, details: output };
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const counted = report.numFailedTests + broken.length;
  const failed = code !== 0 && counted === 0 ? 1 : counted;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, details: failed ? output : '' };
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
