import { closingLines, summary, type SuiteOutcome } from './closing-lines';
import { requireReasons, type Suite, type SuiteResult } from './suite';
import { suites } from './suites';
import { withinTime } from './within-time';

/** `npm test`: every suite, a summary line each, and a line of totals. */
const print = (line: string) => process.stdout.write(`${line}\n`);

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const outcomes: SuiteOutcome[] = [];
for (const suite of suites) {
  const startedMs = performance.now();
  print(`${suite.name} ...`);
  const result = requireReasons(await runSuite(suite));
  outcomes.push({ name: suite.name, result });
  if (result.failed > 0 || result.flaky?.length) print(result.details.trimEnd());
  print(summary(suite.name, result, (performance.now() - startedMs) / 1000));
}
print(`\n${closingLines(outcomes).join('\n')}`);
process.exit(outcomes.some(({ result }) => result.failed > 0) ? 1 : 0);

/** A suite that crashes or times out is one failed test; the others still run. */
async function runSuite(suite: Suite): Promise<SuiteResult> {
  try {
    return await withinTime(suite.run([]), suite.timeoutMs);
  } catch (error) {
    return { passed: 0, failed: 1, details: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
