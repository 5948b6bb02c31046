import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { inState } from '../paths';
import { addressOf } from '../postgres/address';
import { freePort } from '../postgres/free-port';
import type { StackSettings } from '../start/settings';
import { buildStack, startStack } from '../start/stack';
import { administer } from '../postgres/administer';
import { removeDeadRuns } from './dead-runs';
import { startFront } from './front';
import { startTestServer } from './test-server';

export interface BrowserStack {
  /** Environment of the tests: ports, state folder and database of the product under test. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/**
 * The real product on free ports, with an empty database and a separate state folder. Builds are shared and cached. `MARQUEE_TEST_PROCESSES=2`
 * runs two processes of the API behind HAProxy.
 */
export async function startBrowserStack(log: (line: string) => void): Promise<BrowserStack> {
  await buildStack(inState(), log);
  const server = await startTestServer();
  const name = `marquee_e2e_${process.pid}`;
  await administer(server.url, `create database ${name}`);
  const settings = await settingsFor(addressOf(server.url, name));
  const [issuerPort, firebasePort] = [await freePort(), await freePort()];
  const env = {
    // All tests share one address and are much faster than a person.
    MARQUEE_DEVELOPMENT_LINKS: 'on',
    // A push service of the journey, on this machine.
    MARQUEE_PUSH_LOOPBACK: 'on',
    MARQUEE_RATE_LIMITS: process.env.MARQUEE_RATE_LIMITS ?? 'off',
    // A football match in nine seconds instead of six minutes.
    SANDBOX_MATCH_SPEED: process.env.SANDBOX_MATCH_SPEED ?? '40',
    MARQUEE_SIGN_IN: process.env.MARQUEE_SIGN_IN ?? signInAt(issuerPort, firebasePort),
  };
  const onRestart = (line: string) => log(`The product under test: ${line}`);
  const behindProxy = process.env.MARQUEE_TEST_PROCESSES === '2' ? await twoPorts() : undefined;
  const stopFront = behindProxy && (await startFront(settings.apiPort, behindProxy));
  const stack = await startStack(settings, { log, onRestart, env, ...(behindProxy && { behindProxy }) });
  return {
    env: {
      ...environmentOf(settings),
      MARQUEE_ISSUER_PORT: String(issuerPort),
      MARQUEE_FIREBASE_PORT: String(firebasePort),
      MARQUEE_FIREBASE_KEY: newSigningKey(),
    },
    async stop() {
      await stack.stop();
      await stopFront?.();
      await administer(server.url, `drop database if exists ${name} with (force)`);
      await server.stop();
      rmSync(settings.home, { recursive: true, force: true });
    },
  };
}

const twoPorts = async (): Promise<[number, number]> => [await freePort(), await freePort()];

/** Signing key of phone tokens throughout the run: the product caches the issuer's keys. */
const newSigningKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

/** The identity providers that journeys start themselves; until then the brands' buttons lead nowhere. */
const signInAt = (issuerPort: number, firebasePort: number): string =>
  JSON.stringify({
    meridian: {
      google: {
        issuer: `http://127.0.0.1:${issuerPort}`,
        clientId: 'marquee',
        clientSecret: 'a secret between the two of us, long enough',
      },
    },
    sundarban: {
      firebase: {
        projectId: 'sundarban-phone',
        jwksUrl: `http://127.0.0.1:${firebasePort}/keys`,
        pageUrl: `http://127.0.0.1:${firebasePort}/phone`,
      },
    },
  });

async function settingsFor(databaseUrl: string): Promise<StackSettings> {
  removeDeadRuns(inState('e2e'));
  const home = inState('e2e', String(process.pid));
  mkdirSync(home, { recursive: true });
  if (existsSync(inState('releases'))) cpSync(inState('releases'), `${home}/releases`, { recursive: true });
  const [apiPort, sandboxPort] = [await freePort(), await freePort()];
  // Tests make their own data: none of the demo's history and players.
  const demo = 'accounts';
  return { home, apiPort, sandboxPort, databasePort: undefined, databaseUrl, domain: 'localhost', demo };
}

function environmentOf(settings: StackSettings): NodeJS.ProcessEnv {
  return {
    MARQUEE_HOME: settings.home,
    MARQUEE_API_PORT: String(settings.apiPort),
    MARQUEE_SANDBOX_PORT: String(settings.sandboxPort),
    DATABASE_URL: settings.databaseUrl,
  };
}
