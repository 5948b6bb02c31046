import { type Suite, type SuiteResult } from './suite';
import { suites } from './suites';
import { withinTime } from './within-time';

/** `npm test`: every suite, a summary line each, and one line that adds them up. */
const say = (line: string) => process.stdout.write(`${line}\n`);

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const total = { passed: 0, failed: 0 };
for (const suite of suites) {
  const startedMs = performance.now();
  say(`${suite.name} ...`);
  const result = await runSuite(suite);
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) say(result.details.trimEnd());
  say(summary(suite.name, result, (performance.now() - startedMs) / 1000));
}
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A suite that breaks down, or does not end, is one failed test; the others still run. */
async function runSuite(suite: Suite): Promise<SuiteResult> {
  try {
    return await withinTime(suite.run([]), suite.timeoutMs);
  } catch (error) {
    return { passed: 0, failed: 1, details: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function summary(name: string, { passed, failed, skipped = 0 }: SuiteResult, seconds: number): string {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])];
  return `${failed > 0 ? 'FAILED' : 'ok'}  ${name}: ${counts.join(', ')} (${seconds.toFixed(1)} s)`;
}
