import { LoadFailure, type LoadPhase } from './load-failure';

/** Time that each phase may take, and all attempts on one release together, in milliseconds. */
export const BUDGET_MS = { manifest: 2000, script: 5000, init: 3000, overall: 8000 } as const;

/**
 * Rejects with `LoadFailure('timeout')` when `work` takes longer than `budgetMs`. The work itself goes on; its late
 * result is dropped.
 */
export function withBudget<Value>(work: Promise<Value>, budgetMs: number, phase: LoadPhase): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadFailure('timeout', phase)), Math.max(budgetMs, 0));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
