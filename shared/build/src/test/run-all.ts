import { closingLines, summary, type SuiteOutcome } from './closing-lines';
import { runSuite } from './run-suite';
import { readSources } from './sources';
import type { Suite } from './suite';
import { suitesInOrder } from './suites';

/**
 * `npm test`: every suite, a summary line each, and a line of totals. Tests whose inputs have not changed since they last
 * passed in this checkout are counted without running; `npm test -- --all` (or MARQUEE_TEST_ALL=on) runs them.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const isWhole = process.argv.includes('--all') || process.env.MARQUEE_TEST_ALL === 'on';

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const sources = readSources();
const outcomes: SuiteOutcome[] = [];
for (const beside of suitesInOrder) await Promise.all(beside.map(runInTurn));
print(`\n${closingLines(outcomes).join('\n')}`);
process.exit(outcomes.some(({ result }) => result.failed > 0) ? 1 : 0);

/** Suites that run beside other ones, one after another. */
async function runInTurn(suites: readonly Suite[]): Promise<void> {
  for (const suite of suites) {
    const startedMs = performance.now();
    print(`${suite.name} ...`);
    const { result, remark } = await runSuite(suite, sources, isWhole);
    outcomes.push({ name: suite.name, result });
    if (result.failed > 0 || result.flaky?.length) print(result.details.trimEnd());
    print(summary(suite.name, result, (performance.now() - startedMs) / 1000) + remark);
  }
}
