import { defineConfig } from '@playwright/test';

/** `npm test` and `pnpm test:e2e` start the product, find a Chromium and hand both over in the environment. */
const { CHROMIUM_PATH, MARQUEE_API_PORT, MARQUEE_CHROMIUM_ARGUMENTS = '[]' } = process.env;
if (!CHROMIUM_PATH || !MARQUEE_API_PORT) throw new Error('Run the browser tests by `pnpm test:e2e [filter]`.');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // Two cores carry one browser beside the stack; more would only make the journeys wait for each other.
  workers: 1,
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://sundarban.localhost:${MARQUEE_API_PORT}`,
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: JSON.parse(MARQUEE_CHROMIUM_ARGUMENTS) as string[],
    },
  },
});
