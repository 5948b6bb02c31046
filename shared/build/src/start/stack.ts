import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../paths';
import { run } from '../tasks/run-program';
import { runTasks } from '../tasks/run-tasks';
import { buildTasks } from './build-tasks';
import { openDatabase, type StackDatabase } from './database';
import { removeRunRecord, writeRunRecord } from './run-record';
import type { Service } from './service';
import { socialLogin } from './social-login';
import type { StackSettings } from './settings';
import { type SupervisedPart, superviseService } from './supervise';

export interface Stack {
  database: StackDatabase;
  /** The seed's list of demo accounts, one per line. */
  demoAccounts: string;
  /** Stops the services first, so that they can finish their work, then the database. */
  stop: (force?: boolean) => Promise<void>;
}

export interface StackOptions {
  log: (line: string) => void;
  /** Called when a part ends by itself, and when it runs again; the rest keeps running. */
  onRestart: (line: string) => void;
  /** Variables of the services besides those that follow from the settings. */
  env?: NodeJS.ProcessEnv;
  /** Ports of several processes of the API, behind a proxy that the caller runs on the port of the settings; one process there without them. */
  behindProxy?: readonly number[];
}

/** Builds what changed since the last time; remotes go into the release store of the given state folder. */
export const buildStack = (home: string, log: (line: string) => void): Promise<void> =>
  runTasks(buildTasks(), { concurrency: 2, log, env: { MARQUEE_HOME: home } });

/** Starts the database, migrates, seeds and starts the services, all built before. Resolves when they are ready. */
export async function startStack(settings: StackSettings, options: StackOptions): Promise<Stack> {
  mkdirSync(settings.home, { recursive: true });
  options.log('database ...');
  const database = await openDatabase(settings, options.onRestart);
  const services: SupervisedPart[] = [];
  const stop = async (force = false) => {
    await Promise.all(services.map((service) => service.stop(force)));
    await database.stop();
    removeRunRecord(settings.home);
  };
  try {
    const env = { ...serviceEnvironment(settings, database.url), ...options.env };
    const demoAccounts = await prepareData(env, settings.demo === 'on', options.log);
    options.log('services ...');
    await startServices(settings, env, options, services);
    return { database, demoAccounts, stop };
  } catch (error) {
    await stop(true);
    throw error;
  }
}

function serviceEnvironment(settings: StackSettings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    MARQUEE_HOME: settings.home,
    MARQUEE_API_PORT: String(settings.apiPort),
    MARQUEE_SANDBOX_PORT: String(settings.sandboxPort),
    MARQUEE_SANDBOX_URL: `http://127.0.0.1:${settings.sandboxPort}`,
    MARQUEE_API_URL: `http://127.0.0.1:${settings.apiPort}`,
    MARQUEE_DOMAIN: settings.domain,
    MARQUEE_DEMO: settings.demo,
    ...socialLogin(settings),
    MARQUEE_FOLLOW_BUILDS: 'on',
    MARQUEE_CONSOLE_DIST: inRepository('operator-console/dist'),
    MARQUEE_IN_HOUSE_DIST: inRepository('mf-games/in-house/dist'),
  };
}

/** @returns what the seed printed */
async function prepareData(env: NodeJS.ProcessEnv, withHistory: boolean, log: (line: string) => void): Promise<string> {
  await prepare('migrate', env, log);
  const printed = await prepare('seed', env, log);
  if (withHistory) {
    // Nothing depends on it: without its history the product is as good as new.
    const outcome = await prepare('demo', env, log).catch((error: unknown) => String(error));
    if (outcome) log(outcome);
  }
  return printed;
}

/** Runs a program of the API that prepares the data. @returns what it printed */
async function prepare(step: string, env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<string> {
  log(`${step} ...`);
  const program = inRepository('platform-api/dist', `${step}.mjs`);
  const { code, output } = await run(process.execPath, ['--enable-source-maps', program], { env, timeoutMs: 300_000 });
  if (code !== 0) throw new Error(`${step} failed:\n${output}`);
  return output.trimEnd();
}

/** Starts the services together. @param running takes each that is ready, also where another fails */
async function startServices(
  settings: StackSettings,
  env: NodeJS.ProcessEnv,
  options: StackOptions,
  running: SupervisedPart[],
): Promise<void> {
  const pids = new Map<string, number>();
  const onStart = ({ name, pid }: Service) => {
    pids.set(name, pid);
    writeRunRecord(settings.home, [...pids.values()]);
  };
  const common = { env, logFolder: path.join(settings.home, 'logs') };
  const starts = [
    ...apiProcesses(settings, env, options.behindProxy).map((process) => ({ ...common, ...process })),
    { ...common, ...bundleOf('vendor-sandbox'), port: settings.sandboxPort },
  ].map(async (service) => running.push(await superviseService(service, { log: options.onRestart, onStart })));
  const outcomes = await Promise.allSettled(starts);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** The processes of the API: one, or several that know where the public finds them. */
function apiProcesses({ apiPort }: StackSettings, env: NodeJS.ProcessEnv, behindProxy?: readonly number[]) {
  const program = { ...bundleOf('platform-api'), nodeArguments: ROOM_FOR_NEW };
  if (!behindProxy) return [{ ...program, port: apiPort }];
  return behindProxy.map((port, index) => ({
    ...program,
    name: `${program.name}-${index + 1}`,
    port,
    env: {
      ...env,
      MARQUEE_API_PORT: String(port),
      MARQUEE_PUBLIC_PORT: String(apiPort),
      MARQUEE_TRUST_PROXY: '127.0.0.1',
    },
  }));
}

/**
 * Most memory of a call is garbage once it is answered: a larger young generation saves 7 to 10 % of the API's time.
 * The same in deploy/platform-api.Dockerfile.
 */
const ROOM_FOR_NEW = ['--max-semi-space-size=64'];

const bundleOf = (name: string) => ({ name, program: inRepository(name, 'dist/main.mjs') });
