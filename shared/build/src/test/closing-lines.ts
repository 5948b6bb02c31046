import type { SuiteResult } from './suite';

export interface SuiteOutcome {
  readonly name: string;
  readonly result: SuiteResult;
}

/**
 * One suite's line.
 * @param seconds duration
 */
export function summary(name: string, result: SuiteResult, seconds: number): string {
  return `${result.failed > 0 ? 'FAILED' : 'ok'}  ${name}: ${countsOf([result])} (${seconds.toFixed(1)} s)`;
}

/** The end of `npm test`: the totals of all suites, then the name of every flaky or skipped test. */
export function closingLines(outcomes: readonly SuiteOutcome[]): string[] {
  return [
    countsOf(outcomes.map(({ result }) => result)),
    ...outcomes.flatMap(({ name, result }) => remarks(name, result)),
  ];
}

/** Tests that need attention although the suite may have passed. */
export const remarks = (suite: string, { flaky = [], skipped = [] }: SuiteResult): string[] => [
  ...flaky.map((name) => `flaky    ${suite}: ${name}`),
  ...skipped.map(({ name, reason }) => `skipped  ${suite}: ${name}: ${reason}`),
];

function countsOf(results: readonly SuiteResult[]): string {
  const sum = (count: (result: SuiteResult) => number) => results.reduce((total, result) => total + count(result), 0);
  const flaky = sum((result) => result.flaky?.length ?? 0);
  const skipped = sum((result) => result.skipped?.length ?? 0);
  return [
    `${sum(({ passed }) => passed)} passed`,
    `${sum(({ failed }) => failed)} failed`,
    ...(flaky ? [`${flaky} flaky`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ].join(', ');
}
