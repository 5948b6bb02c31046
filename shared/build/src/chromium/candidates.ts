import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRepository } from '../paths';
import { run } from '../tasks/run-program';

export interface Candidate {
  /** Description for the log. */
  source: string;
  /** The executable, created or fetched if necessary; undefined when it is not available. */
  find: () => Promise<string | undefined>;
}

const downloadTimeoutMs = 120_000;
const packageTimeoutMs = 240_000;
/** Short, so that the next candidate is tried soon when nothing can be fetched. */
const impatiently = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20'];
const require = createRequire(inRepository('e2e/package.json'));

/** The sources of a Chromium, the cheapest and most explicit first. */
export const candidates: Candidate[] = [
  { source: 'CHROMIUM_PATH', find: async () => process.env.CHROMIUM_PATH },
  { source: 'the one without windows of this system', find: async () => commandOf(headlessShell) },
  {
    source: 'the one without windows of this distribution, installed now',
    find: () => distributionBrowser(headlessShell),
  },
  { source: 'the one of this system', find: async () => systemBrowser() },
  { source: "Playwright's own", find: playwrightBrowser },
  { source: "Playwright's own, downloaded now", find: downloadedBrowser },
  { source: 'the package of this distribution, installed now', find: () => distributionBrowser('chromium') },
  { source: 'the npm package @sparticuz/chromium', find: packagedBrowser },
];

/** The headless shell without browser windows: a page takes a third less CPU time. */
const headlessShell = 'chromium-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function systemBrowser(): string | undefined {
  for (const command of commands) {
    const commandPath = commandOf(command);
    if (commandPath) return commandPath;
  }
  return macApplications.find((file) => existsSync(file));
}

const commandOf = (command: string): string | undefined =>
  spawnSync('/bin/sh', ['-c', 'command -v "$0"', command], { encoding: 'utf8' }).stdout.trim() || undefined;

async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = require('playwright') as {
    chromium: { executablePath: () => string };
  };
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function downloadedBrowser(): Promise<string | undefined> {
  await run(process.execPath, [inRepository('e2e/node_modules/playwright/cli.js'), 'install', 'chromium'], {
    timeoutMs: downloadTimeoutMs,
  });
  return playwrightBrowser();
}

/** @param name of the package, and of the command in it */
async function distributionBrowser(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !commandOf('apt-get')) return undefined;
  const options = { timeoutMs: packageTimeoutMs, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', [...impatiently, 'update'], options);
  await run('apt-get', [...impatiently, 'install', '--yes', '--no-install-recommends', name], options);
  return commandOf(name);
}

async function packagedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const entry = pathToFileURL(require.resolve('@sparticuz/chromium')).href;
  const { default: chromium } = (await import(entry)) as { default: { executablePath: () => Promise<string> } };
  return chromium.executablePath();
}
