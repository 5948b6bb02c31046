import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, findChromium } from '../../chromium/find-chromium';
import { inRepository } from '../../paths';
import { buildTasks } from '../../start/build-tasks';
import { digestOf } from '../../inputs/checkout';
import { fingerprint } from '../../tasks/fingerprint';
import { run } from '../../tasks/run-program';
import { startBrowserStack } from '../browser-stack';
import { type PlaywrightReport, resultOfReport } from '../playwright-report';
import type { Suite, SuiteResult } from '../suite';

const OWN = 'shared/build/src/test/suites/browser.ts';
const CONFIG = 'e2e/playwright.config.ts';
const config = inRepository(CONFIG);
const playwright = inRepository('e2e/node_modules/@playwright/test/cli.js');
const print = (line: string) => process.stdout.write(`  ${line}\n`);

/** Journeys through the real product in a real browser. */
export const browser: Suite = {
  name: 'browser tests',
  timeoutMs: 2_700_000,
  parts: ({ settings, checkout, graph }) => {
    // A journey may meet any part of the product, and all that is seeded.
    const product = [settings, checkout.digest(graph.importsOf(OWN)), ...buildTasks().map((task) => fingerprint(task))];
    const journeys = checkout.files.filter((file) => file.endsWith('.e2e.ts'));
    const inputsOf = (file: string) => [...product, graph.fingerprint(CONFIG), graph.fingerprint(file)];
    return new Map(journeys.map((file) => [file, digestOf(inputsOf(file))]));
  },
  async run(filters) {
    const chromium = await findChromium(print);
    const stack = await startBrowserStack(print);
    try {
      return await runPlaywright(filters, { ...stack.env, ...browserEnvironment(chromium) });
    } finally {
      await stack.stop();
    }
  },
};

/**
 * Without a graphics card Chromium emulates one, which is slower than painting in software. Test pages are too
 * short-lived for optimised compilation to pay off.
 */
const FOR_SHORT_VISITS = ['--disable-gpu', '--disable-software-rasterizer', '--js-flags=--no-opt,--no-maglev'];

const browserEnvironment = (chromium: string): NodeJS.ProcessEnv => ({
  CHROMIUM_PATH: chromium,
  MARQUEE_CHROMIUM_ARGUMENTS: JSON.stringify([...chromiumArguments(), ...FOR_SHORT_VISITS]),
});

async function runPlaywright(filters: string[], env: NodeJS.ProcessEnv): Promise<SuiteResult> {
  const reportFile = path.join(tmpdir(), `marquee-browser-${process.pid}.json`);
  const args = [playwright, 'test', '--config', config, '--reporter=list,json', ...filters];
  const options = { timeoutMs: 2_500_000, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, NO_COLOR: '1' } };
  const { code, output } = await run(process.execPath, args, options);
  const report = readReport(reportFile);
  rmSync(reportFile, { force: true });
  if (!report) return { passed: 0, failed: 1, details: output };
  const result = resultOfReport(report);
  const failed = result.failed || (code === 0 ? 0 : 1);
  return { ...result, failed, details: failed || result.flaky.length > 0 ? output : '' };
}

function readReport(file: string): PlaywrightReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  } catch {
    return undefined;
  }
}
