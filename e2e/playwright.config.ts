import { defineConfig } from '@playwright/test';
import { slowness } from '../shared/testing/src/pace';

/** `npm test` and `pnpm test:e2e` start the product, find a Chromium and hand both over in the environment. */
const { CHROMIUM_PATH, MARQUEE_API_PORT, MARQUEE_CHROMIUM_ARGUMENTS = '[]' } = process.env;
if (!CHROMIUM_PATH || !MARQUEE_API_PORT) throw new Error('Run the browser tests by `pnpm test:e2e [filter]`.');

// As in the other suites: limits end what has stopped, and grow with the pace of the machine.
const WAIT_LIMIT_MS = Math.round(60_000 * slowness());

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // One more than the cores of a small machine: much of a journey is waiting, for a round, a match, a countdown. Each file
  // makes its own members, or a brand of its own.
  workers: 3,
  // Three browsers share the machine, so a test may time out once. `npm test` lists tests that needed a retry.
  retries: 1,
  timeout: 4 * WAIT_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS },
  use: {
    baseURL: `http://sundarban.localhost:${MARQUEE_API_PORT}`,
    actionTimeout: WAIT_LIMIT_MS,
    // A worker hides requests from the tests; the journey of the installable app has it.
    serviceWorkers: 'block',
    // What moves without an end is half of what a page costs here. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: JSON.parse(MARQUEE_CHROMIUM_ARGUMENTS) as string[],
    },
  },
});
