import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

const setup = (name: string): string => fileURLToPath(new URL(`../testing/src/${name}.ts`, import.meta.url));

const neverTests = ['**/node_modules/**', '**/dist/**', '**/.marquee/**', 'e2e/**'];

/** Tests of modules without state between tests, so the files of a worker share loaded modules. */
const unit = {
  name: 'unit',
  include: ['**/*.test.ts'],
  exclude: [...neverTests, '**/*.db.test.ts', '**/*.dom.test.ts'],
  environment: 'node',
  setupFiles: [setup('wait-limits')],
  isolate: false,
};

/** Tests with a DOM. The set-up resets our modules' state before each file. */
const dom = {
  name: 'dom',
  include: ['**/*.test.tsx', '**/*.dom.test.ts'],
  exclude: neverTests,
  environment: 'jsdom',
  setupFiles: [setup('wait-limits'), setup('dom-setup')],
  isolate: false,
  sequence: { groupOrder: 1 },
};

/**
 * Every file creates its own database from the migrated template, so files may run in parallel. Server modules keep no
 * state between two servers, so the files of a worker share them: loading them takes longer than most files.
 */
const db = {
  name: 'db',
  include: ['**/*.db.test.ts'],
  exclude: neverTests,
  environment: 'node',
  globalSetup: [fileURLToPath(new URL('./src/test/database-setup.ts', import.meta.url))],
  setupFiles: [setup('wait-limits'), setup('refuse-inexact-times')],
  isolate: false,
};

export default defineConfig({
  root: repositoryRoot,
  cacheDir: `${repositoryRoot}node_modules/.cache/vitest`,
  test: {
    pool: 'forks',
    // One more than the cores of a small machine: some files wait for processes that they started.
    maxWorkers: 3,
    // A test that fails once has found a fault, of the product or its own. The same holds in CI, whose variable would
    // otherwise change two defaults.
    retry: 0,
    allowOnly: false,
    update: 'none',
    // As in `wait-limits.ts`; `vitest-arguments.ts` gives it the pace of the machine.
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: true,
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: unit },
      {
        extends: true,
        test: dom,
        resolve: { conditions: ['module-sync', 'node', 'import', 'default'] },
        ssr: { resolve: { conditions: ['module-sync', 'node', 'import', 'default'] } },
      },
      { extends: true, test: db },
    ],
  },
});
