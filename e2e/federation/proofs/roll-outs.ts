import type { CallValue } from '../../../shared/contract/src/calls/index';
import { type ConsoleClient, signInOperator } from '../../support/console-client';
import { uniqueNumber } from '../../support/unique';
import { openProofBrand } from '../support/proof-brand';
import { releaseVariant } from '../support/release-variant';
import { names, openSimulated, servedVersion } from '../support/simulated-visitor';
import { finding, poll, type Proof } from './proof';

const REMOTE = 'mf-promotions';
const STABLE_LOADS = 400;
const MIN_LOADS = 200;
/** One load in so many throws: 2 %. */
const THROWS_EVERY = 50;
/** The server looks at each roll-out every 15 s. */
const LOOK_MS = 45_000;

type RollOut = CallValue<'rollOuts.list'>['content'][number];

/** Two releases in rising shares, with visitors who report their loads, and nobody in the console. */
export async function proveRollOuts(): Promise<Proof> {
  const operators = await signInOperator();
  return { findings: [...(await proveBad(operators)), ...(await proveGood(operators))] };
}

async function proveBad(operators: ConsoleClient) {
  const brand = await openProofBrand();
  await loadsOf(brand.code, { count: STABLE_LOADS, bucket: () => 99 });
  const version = await order(operators, brand.code, [10, 50, 100], MIN_LOADS);
  const loads = await loadsOf(brand.code, {
    count: MIN_LOADS,
    bucket: (load) => load % 10,
    throwsEvery: THROWS_EVERY,
    version,
  });
  const halted = await awaitState(operators, brand.code, 'halted');
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
  const pages = await Promise.all(buckets.map((bucket) => openSimulated(brand.code, { bucket })));
  const served = pages.filter(({ boot }) => names(boot, REMOTE, version)).length;
  const alerts = (await operators.read('/ops/alerts')) as CallValue<'alerts.list'>;
  const raised = alerts.content.filter((alert) => alert.brand === brand.code && alert.version === version);
  const isHalted = halted !== undefined;
  return [
    finding(
      'a canary that throws in 2 % of its loads halts by itself',
      `within ${MIN_LOADS} loads`,
      isHalted ? `after ${loads} loads, as ${halted.findings.map(({ signal }) => signal).join(', ')}` : 'it went on',
      isHalted && loads <= MIN_LOADS,
    ),
    finding('visitors who can still get it then', '0 of 100', `${served} of 100`, isHalted && served === 0),
    finding('alerts raised', '1', String(raised.length), raised.length === 1),
  ];
}

async function proveGood(operators: ConsoleClient) {
  const brand = await openProofBrand();
  await loadsOf(brand.code, { count: STABLE_LOADS, bucket: () => 99 });
  const version = await order(operators, brand.code, [1, 10, 50, 100], THROWS_EVERY);
  // Each step needs its loads; the next one begins with none.
  const shares = [1, 10, 50];
  for (const [step] of shares.entries()) {
    await poll(async () => ((await latestOf(operators, brand.code))?.step === step ? true : undefined), LOOK_MS);
    await loadsOf(brand.code, { count: THROWS_EVERY, bucket: () => 0, version });
  }
  const complete = await awaitState(operators, brand.code, 'complete');
  const { boot } = await openSimulated(brand.code, { bucket: 99 });
  const isEverywhere = complete !== undefined && servedVersion(boot, REMOTE) === version;
  return [finding('a good canary reaches everybody', '100 %', isEverywhere ? '100 %' : 'it stopped', isEverywhere)];
}

/** @returns the version that is rolled out, once its first share has it */
async function order(
  operators: ConsoleClient,
  brand: string,
  shares: readonly number[],
  minLoads: number,
): Promise<string> {
  const version = `9.${uniqueNumber()}.5`;
  await releaseVariant(REMOTE, version, (_file, text) => text);
  const steps = shares.map((percent) => ({ percent, minMinutes: 0, minLoads: percent === 100 ? 0 : minLoads }));
  const releases = [{ remote: REMOTE, version }];
  const reason = 'proof of independence';
  await operators.call('/ops/roll-outs', { brands: [brand], releases, steps, haltsByItself: true, reason });
  await poll(async () => ((await latestOf(operators, brand))?.step === 0 ? true : undefined), LOOK_MS);
  return version;
}

interface Loads {
  readonly count: number;
  readonly bucket: (load: number) => number;
  readonly throwsEvery?: number;
  /** Without: whatever the visitor gets. */
  readonly version?: string;
}

/** Visitors who open the home page one after the other. @returns how many of them got the version */
async function loadsOf(brand: string, { count, bucket, throwsEvery, version }: Loads): Promise<number> {
  let loads = 0;
  for (let load = 1; load <= count; load += 1) {
    // Reports are limited by address.
    const page = await openSimulated(brand, { bucket: bucket(load), from: `127.0.1.${1 + (load % 200)}` });
    if (version !== undefined && servedVersion(page.boot, REMOTE) !== version) continue;
    const isThrowing = throwsEvery !== undefined && load % throwsEvery === 0;
    await page.report(REMOTE, isThrowing ? ['loaded', 'threw'] : ['loaded']);
    loads += 1;
  }
  return loads;
}

const awaitState = (operators: ConsoleClient, brand: string, state: RollOut['state']): Promise<RollOut | undefined> =>
  poll(async () => {
    const rollOut = await latestOf(operators, brand);
    return rollOut?.state === state ? rollOut : undefined;
  }, LOOK_MS);

async function latestOf(operators: ConsoleClient, brand: string): Promise<RollOut | undefined> {
  const { content } = (await operators.read(`/ops/roll-outs?brand=${brand}`)) as CallValue<'rollOuts.list'>;
  return content[0];
}
