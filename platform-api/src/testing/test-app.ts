import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@marquee/testing/database';
import type pg from 'pg';
import { type App, buildApp } from '../app';
import type { Clock } from '../platform/clock';
import { readConfig } from '../platform/config';
import { openPayloadOpener } from '../platform/http/payload-opener';
import { createTestBrowser, type TestBrowser } from './browser';

export interface TestApp {
  readonly app: App;
  readonly pool: pg.Pool;
  /** The platform's time; `pass` advances it. */
  readonly clock: Clock & { pass(ms: number): void };
  /** A new browser at a brand's site or at `console`. */
  browser(name?: string): TestBrowser;
  close(): Promise<void>;
}

/**
 * The whole API on a separate database, with both brands and no accounts.
 * @param environment settings beside the test's own, which may depend on the address of the database
 */
export async function startTestApp(
  environment: NodeJS.ProcessEnv | ((databaseUrl: string) => NodeJS.ProcessEnv) = {},
): Promise<TestApp> {
  const home = await mkdtemp(join(tmpdir(), 'marquee-test-'));
  const database = await createTestDatabase('brands');
  const config = readConfig({
    DATABASE_URL: database.url,
    MARQUEE_HOME: home,
    MARQUEE_LOG_LEVEL: 'silent',
    MARQUEE_OPERATOR_SECOND_FACTOR: 'optional',
    ...(typeof environment === 'function' ? environment(database.url) : environment),
  });
  let passedMs = 0;
  const clock = { now: () => new Date(Date.now() + passedMs), pass: (ms: number) => void (passedMs += ms) };
  const app = await buildApp(config, { clock });
  const { publicKey: envelopeKey } = await openPayloadOpener(config.keys);
  return {
    app,
    pool: database.pool,
    clock,
    browser: (name = 'sundarban') => createTestBrowser({ server: app.server, envelopeKey }, `${name}.localhost`),
    async close() {
      await app.close();
      await database.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
