import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../tasks/run-program';
import { inRepository } from '../../paths';
import type { Suite } from '../suite';
import type { VitestReport } from '../suite-reporter';
import { vitestArguments } from '../vitest-arguments';

const reporter = inRepository('shared/build/src/test/suite-reporter.ts');

export const unitTests = vitestSuite('unit', 900_000);
export const databaseTests = vitestSuite('db', 1_200_000);

function vitestSuite(project: 'unit' | 'db', timeoutMs: number): Suite {
  return {
    name: project === 'unit' ? 'unit tests' : 'database tests',
    timeoutMs: timeoutMs + 30_000,
    async run(filters) {
      const file = path.join(tmpdir(), `marquee-${project}-${process.pid}.json`);
      const args = vitestArguments(project, ['--reporter=default', `--reporter=${reporter}`, ...filters]);
      const env = { NO_COLOR: '1', MARQUEE_TEST_REPORT: file };
      const { code, output } = await run(process.execPath, args, { timeoutMs, env });
      const report = readReport(file);
      rmSync(file, { force: true });
      if (!report) return { passed: 0, failed: 1, details: output };
      const failed = report.failed || (code === 0 ? 0 : 1);
      return { ...report, failed, details: failed ? output : '' };
    },
  };
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}
