import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestOf } from '../../inputs/checkout';
import { run } from '../../tasks/run-program';
import { inRepository } from '../../paths';
import type { Sources } from '../sources';
import type { Suite } from '../suite';
import type { VitestReport } from '../suite-reporter';
import { vitestArguments } from '../vitest-arguments';

const reporter = inRepository('shared/build/src/test/suite-reporter.ts');

/** Loaded into every run of the tests, and before every file. */
const COMMON = ['wait-limits', 'dom-setup', 'refuse-inexact-times'].map((name) => `shared/testing/src/${name}.ts`);
/** What the databases are made by. */
const DATABASE = [
  'shared/testing/src/database.ts',
  'platform-api/src/platform/migrate.ts',
  'platform-api/src/testing/seed-test-brands.ts',
];
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/');

export const unitTests = vitestSuite('unit', 900_000);
export const databaseTests = vitestSuite('db', 1_200_000);

function vitestSuite(project: 'unit' | 'db', timeoutMs: number): Suite {
  return {
    name: project === 'unit' ? 'unit tests' : 'database tests',
    timeoutMs: timeoutMs + 30_000,
    parts: (sources) => testFiles(project, sources),
    async run(filters) {
      const file = path.join(tmpdir(), `marquee-${project}-${process.pid}.json`);
      const args = vitestArguments(project, ['--reporter=default', `--reporter=${reporter}`, ...filters]);
      const env = { NO_COLOR: '1', MARQUEE_TEST_REPORT: file };
      const { code, output } = await run(process.execPath, args, { timeoutMs, env });
      const report = readReport(file);
      rmSync(file, { force: true });
      if (!report) return { passed: 0, failed: 1, details: output };
      const failed = report.failed || (code === 0 ? 0 : 1);
      // What failed besides the tests may be any file's.
      const parts = failed && !report.failed ? {} : report.parts;
      return { ...report, parts, failed, details: failed ? output : '' };
    },
  };
}

/** Each test file with all that it depends on. */
function testFiles(project: 'unit' | 'db', { settings, checkout, graph }: Sources): ReadonlyMap<string, string> {
  const common = [...COMMON, ...(project === 'db' ? DATABASE : [])].map((file) => graph.fingerprint(file));
  const files = checkout.files.filter((file) => isTest(file) && file.endsWith('.db.test.ts') === (project === 'db'));
  return new Map(files.map((file) => [file, digestOf([settings, ...common, graph.fingerprint(file)])]));
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}
