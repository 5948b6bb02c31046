import { LoadFailure, type LoadPhase } from './load-failure';

/** Time that each phase may take, and all attempts on one release together, in milliseconds. */
export const BUDGET_MS = { manifest: 2000, script: 5000, init: 3000, overall: 8000 } as const;

/**
 * Rejects with `LoadFailure('timeout')` when `work` takes longer than `budgetMs`. The work itself goes on, as the `late`
 * part of the failure.
 */
export function withBudget<Value>(work: Promise<Value>, budgetMs: number, phase: LoadPhase): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        work.catch(() => undefined);
        reject(new LoadFailure('timeout', phase, undefined, { value: work, abandon: () => undefined }));
      },
      Math.max(budgetMs, 0),
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
