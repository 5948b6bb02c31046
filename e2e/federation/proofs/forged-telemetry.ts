import { reportedReleases } from '../../../shared/contract/src/boot';
import { type ConsoleClient, signInOperator } from '../../support/console-client';
import { openProofBrand } from '../support/proof-brand';
import { openSimulated, sendReports, servedVersion } from '../support/simulated-visitor';
import { finding, type Proof } from './proof';

const REMOTE = 'mf-games';
const POSTS_OF_A_KIND = 250;

/** Strangers report that a release throws, in every way that needs no page of the brand with that release. */
export async function proveForgedTelemetry(): Promise<Proof> {
  const brand = await openProofBrand();
  const operators = await signInOperator();
  const [own, other] = [await openSimulated(brand.code, { bucket: 1 }), await openSimulated('meridian', { bucket: 1 })];
  await own.report(REMOTE, ['loaded']);
  const before = await figuresOf(operators, brand.code);

  const version = servedVersion(own.boot, REMOTE) ?? '';
  const throwing = { remote: REMOTE, version, outcome: 'threw', reason: 'threw', durationMs: 0 } as const;
  const releases = reportedReleases(own.boot);
  const token = own.boot.telemetry ?? '';
  const unknown = { ...throwing, version: '6.6.6' };
  const forgeries = [
    { token: 'page.time.guess', releases, reports: [throwing] },
    { token: other.boot.telemetry ?? '', releases, reports: [throwing] },
    { token, releases: [...releases, `${REMOTE}@6.6.6`], reports: [unknown] },
    { token, releases, reports: [unknown] },
  ];
  let posts = 0;
  for (const forgery of forgeries)
    for (let post = 0; post < POSTS_OF_A_KIND; post += 1, posts += 1) await sendReports(brand.code, forgery);

  const after = await figuresOf(operators, brand.code);
  return {
    findings: [
      finding('figures that 1,000 forged posts move', 'none', before === after ? 'none' : 'some', before === after),
      finding('forged posts sent', '1,000', String(posts), posts === POSTS_OF_A_KIND * forgeries.length),
    ],
  };
}

const figuresOf = async (operators: ConsoleClient, brand: string): Promise<string> =>
  JSON.stringify(await operators.read(`/ops/remotes?brand=${brand}`));
