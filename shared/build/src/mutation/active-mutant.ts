import { writeFileSync } from 'node:fs';
import { afterAll, beforeEach, vi } from 'vitest';
import { SWITCH } from './instrument';
import { EXCLUDED_TEST_NAMES } from './targets';

/** Settings of a test file's run. */
export interface Activation {
  /** Null: no mutant; executed mutants are counted instead. */
  readonly mutantId: number | null;
  /** A mutant reached more often than this has caused an endless loop. */
  readonly mostHits: number;
  /** The database that test files copy. */
  readonly template: string;
  /** File for the executed mutants, written after the tests. */
  readonly coverageFile: string | null;
}

export const RUNAWAY = 'the mutant runs without end';

/** Hits of each mutant since the activation, by id; this module is loaded again for each test file. */
const HITS = '__marqueeMutantHits';

/** Activates a mutant in this process; modules loaded from now on do not see the previous one. */
export function activateMutant({ mutantId, mostHits, template }: Activation): void {
  vi.resetModules();
  process.env.TEST_DATABASE_TEMPLATE = template;
  const hits = new Map<number, number>();
  Reflect.set(globalThis, HITS, hits);
  Reflect.set(globalThis, SWITCH, (id: number): boolean => {
    if (mutantId !== null && mutantId !== id) return false;
    const count = (hits.get(id) ?? 0) + 1;
    hits.set(id, count);
    if (mutantId !== null && count > mostHits) throw new Error(RUNAWAY);
    return mutantId !== null;
  });
}

/** After the first failure of a file its other tests are skipped: the mutant is killed. */
export function watchTests({ coverageFile }: Pick<Activation, 'coverageFile'>): void {
  let hasFailed = false;
  beforeEach((context) => {
    if (hasFailed || EXCLUDED_TEST_NAMES.test(context.task.name)) context.skip();
    context.onTestFailed(() => {
      hasFailed = true;
    });
  });
  afterAll(() => {
    const hits = Reflect.get(globalThis, HITS) as ReadonlyMap<number, number>;
    if (coverageFile) writeFileSync(coverageFile, JSON.stringify([...hits]));
  });
}
