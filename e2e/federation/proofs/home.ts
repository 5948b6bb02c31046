import type { Browser } from 'playwright';
import { measureHome, medianRatio } from '../../bench/measure-home';
import { neededWaves, pagesOf } from '../../bench/needed-waves';
import { environment, siteOf } from '../../support/environment';
import { openAs } from '../../support/visitors';
import { finding, type Finding, type Proof, type ProofContext } from './proof';

const PAIRS = 5;
const SCRIPT_RATIO = 1.2;
const PAINT_RATIO = 1.05;
const WAVES = 2;

/** What federation costs a first visit, against one bundle of the same sources, on 10 Mbit/s and 40 ms. */
export async function proveHome({ browser, filter, print }: ProofContext): Promise<Proof> {
  if (filter === 'waves') return { findings: await wavesOrFailure(browser, print) };
  const pairs = await measureHome(browser, { pairs: PAIRS, apiPort: environment.apiPort, print });
  const scripts = medianRatio(pairs, ({ scriptBytes }) => scriptBytes);
  const paint = medianRatio(pairs, ({ lcpMs }) => lcpMs);
  const waves = Math.min(...pairs.map(({ federated }) => federated.waves));
  return {
    findings: [
      finding('home: scripts against one bundle', `<= ${SCRIPT_RATIO}`, scripts.toFixed(2), scripts <= SCRIPT_RATIO),
      finding('home: largest paint against one bundle', `<= ${PAINT_RATIO}`, paint.toFixed(2), paint <= PAINT_RATIO),
      finding('home: waves of requests after the page', String(WAVES), String(waves - 1), waves - 1 <= WAVES),
      ...(await wavesOrFailure(browser, print)),
    ],
  };
}

/** A measurement that ends early is a bad finding beside the good ones of the home page. */
const wavesOrFailure = (browser: Browser, print: (line: string) => void): Promise<Finding[]> =>
  proveWaves(browser, print).catch((error: unknown) => [
    finding('pages of a member', 'measured', `ended early: ${String(error).split('\n')[0]}`, false),
  ]);

/** Waves of requests that the content of each page of a member needs, whatever the speed of the machine. */
async function proveWaves(browser: Browser, print: (line: string) => void): Promise<Finding[]> {
  const member = await openAs(browser, 'sundarban', 'member');
  const visitor = await member.context().storageState();
  const pages = await pagesOf(member);
  await member.context().close();
  const counts = new Map<string, number>();
  for (const { path, contribution } of pages) {
    const waves = (await neededWaves(browser, siteOf('sundarban', path), { visitor, contribution })) ?? Infinity;
    print(`${path}: ${waves} waves`);
    counts.set(path, waves);
  }
  const deposit = counts.get('/member/deposit') ?? Infinity;
  const above = [...counts].flatMap(([path, waves]) => (waves > WAVES ? [`${path} (${waves})`] : []));
  return [
    finding('/member/deposit: waves of requests after the page', String(WAVES), String(deposit), deposit <= WAVES),
    finding(
      `pages of a member, of ${counts.size}, whose content needs more waves than ${WAVES}`,
      'none',
      above.join(', ') || 'none',
      above.length === 0,
    ),
  ];
}
