import { measureHome, medianRatio } from '../../bench/measure-home';
import { measurePage } from '../../bench/measure-page';
import { environment, siteOf } from '../../support/environment';
import { openAs } from '../../support/visitors';
import { finding, type Proof, type ProofContext } from './proof';

const PAIRS = 5;
const SCRIPT_RATIO = 1.2;
const PAINT_RATIO = 1.05;
const WAVES = 2;

/** What federation costs a first visit, against one bundle of the same sources, on 10 Mbit/s and 40 ms. */
export async function proveHome({ browser, print }: ProofContext): Promise<Proof> {
  const pairs = await measureHome(browser, { pairs: PAIRS, apiPort: environment.apiPort, print });
  const scripts = medianRatio(pairs, ({ scriptBytes }) => scriptBytes);
  const paint = medianRatio(pairs, ({ lcpMs }) => lcpMs);
  const waves = Math.min(...pairs.map(({ federated }) => federated.waves));
  const member = await openAs(browser, 'sundarban', 'member');
  const visitor = await member.context().storageState();
  await member.context().close();
  const deposit = await measurePage(browser, siteOf('sundarban', '/member/deposit'), {
    visitor,
    contribution: 'deposit',
  });
  return {
    findings: [
      finding('home: scripts against one bundle', `<= ${SCRIPT_RATIO}`, scripts.toFixed(2), scripts <= SCRIPT_RATIO),
      finding('home: largest paint against one bundle', `<= ${PAINT_RATIO}`, paint.toFixed(2), paint <= PAINT_RATIO),
      finding('home: waves of requests after the page', String(WAVES), String(waves - 1), waves - 1 <= WAVES),
      finding(
        '/member/deposit: waves of requests after the page',
        String(WAVES),
        String(deposit.waves - 1),
        deposit.waves - 1 <= WAVES,
      ),
    ],
  };
}
