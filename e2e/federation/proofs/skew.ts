import type { Browser } from 'playwright';
import { OperatorRefusal } from '../../support/console-client';
import { siteOf } from '../../support/environment';
import { openProofBrand, type ProofBrand } from '../support/proof-brand';
import { buildSkewReleases, SKEW_REMOTE, type SkewVersion } from '../support/skew-builds';
import { figure, type Finding, finding, type Proof, type ProofContext } from './proof';

const SHELL = 'host-shell';
const PAGE = '/agent';
const PAGE_MS = 60_000;

interface Pair {
  readonly shell: SkewVersion;
  readonly remote: SkewVersion;
  readonly kind: 'all' | 'common';
  /** Asked with the shell in use, and with the remote in use. */
  readonly isAccepted: boolean;
  readonly isShellAccepted: boolean;
  /** In a page; a refused pair is put there by force. */
  readonly runs: boolean;
}

/** Shells and remotes of four versions of the contract, built, offered to each other, and put into a page. */
export async function proveSkew({ browser, print }: ProofContext): Promise<Proof> {
  const versions = await buildSkewReleases(print);
  const brand = await openProofBrand([SHELL, SKEW_REMOTE]);
  const pairs: Pair[] = [];
  for (const shell of versions)
    for (const remote of versions)
      for (const kind of ['all', 'common'] as const) {
        const pair = await provePair(browser, brand, shell, remote, kind);
        pairs.push(pair);
        print(`shell ${shell.name}, remote ${remote.name} (${kind}): ${verdictOf(pair)}`);
      }
  return { findings: findingsOf(pairs), details: detailsOf(versions, pairs) };
}

async function provePair(
  browser: Browser,
  brand: ProofBrand,
  shell: SkewVersion,
  remote: SkewVersion,
  kind: Pair['kind'],
): Promise<Pair> {
  const version = remote.remotes[kind];
  await brand.disable(SKEW_REMOTE, 'Skew');
  await brand.force(SKEW_REMOTE, version);
  await brand.force(SHELL, remote.shell);
  const isShellAccepted = await isTaken(() => brand.change(SHELL, 'promote', { version: shell.shell }));
  await brand.force(SHELL, shell.shell);
  const isAccepted = await isTaken(() => brand.change(SKEW_REMOTE, 'promote', { version }));
  await brand.force(SKEW_REMOTE, version);
  return { shell, remote, kind, isAccepted, isShellAccepted, runs: await runsInPage(browser, brand, version) };
}

const isTaken = (change: () => Promise<void>): Promise<boolean> =>
  change().then(
    () => true,
    (error: unknown) => {
      if (error instanceof OperatorRefusal && error.code === 'release_incompatible') return false;
      throw error;
    },
  );

/** Whether the page shows the part, with no failure anywhere. */
async function runsInPage(browser: Browser, { code }: ProofBrand, version: string): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(siteOf(code, PAGE), { waitUntil: 'commit', timeout: PAGE_MS });
  const loaded = page.locator(`[data-remote="${SKEW_REMOTE}"][data-version="${version}"] form`).first();
  const failed = page.locator('[data-failed]').first();
  await loaded
    .or(failed)
    .first()
    .waitFor({ timeout: PAGE_MS })
    .catch(() => undefined);
  const isLoaded = (await loaded.count()) > 0 && (await failed.count()) === 0 && errors.length === 0;
  await context.close();
  return isLoaded;
}

function findingsOf(pairs: readonly Pair[]): Finding[] {
  const count = (of: (pair: Pair) => boolean) => pairs.filter(of).length;
  const breaks = count(({ isAccepted, runs }) => isAccepted && !runs);
  const split = count(({ isAccepted, isShellAccepted }) => isAccepted !== isShellAccepted);
  const needless = count((pair) => !pair.isAccepted && pair.runs && isOneMajor(pair));
  const [accepted, refused] = [count(({ isAccepted }) => isAccepted), count(({ isAccepted }) => !isAccepted)];
  const kept = count(({ isAccepted, runs }) => !isAccepted && !runs);
  return [
    finding(
      `pairs of shell and remote that are accepted and break in a page`,
      `0 of ${pairs.length}`,
      String(breaks),
      breaks === 0,
    ),
    finding('pairs answered differently when the shell is promoted onto the remote', '0', String(split), split === 0),
    // A type that grew refuses an older shell, whether or not the remote uses what is new: its build does not record that.
    figure('pairs refused within one major version that would have run', String(needless)),
    figure(
      'accepted; refused; refused ones that break when put into a page by force',
      `${accepted}; ${refused}; ${kept}`,
    ),
  ];
}

const majorOf = ({ contract }: SkewVersion): string | undefined => contract.split('.')[0];
const isOneMajor = ({ shell, remote }: Pair): boolean => majorOf(shell) === majorOf(remote);

function verdictOf({ isAccepted, runs }: Pair): string {
  if (isAccepted) return runs ? 'runs' : '**breaks**';
  return runs ? 'refused (would run)' : 'refused';
}

function detailsOf(versions: readonly SkewVersion[], pairs: readonly Pair[]): string {
  const rows = versions.flatMap((remote) =>
    (['all', 'common'] as const).map((kind) => {
      const cells = versions.map((shell) => {
        const pair = pairs.find(
          (candidate) => candidate.shell === shell && candidate.remote === remote && candidate.kind === kind,
        );
        return pair ? verdictOf(pair) : '';
      });
      const uses = kind === 'all' ? 'uses all of it' : 'uses what all have';
      return `| ${remote.name}, ${uses} | ${cells.join(' | ')} |`;
    }),
  );
  return `Real builds of the shell and of \`${SKEW_REMOTE}\`: N-1 adds a name to the kit, N an option to a function, N+1 (a major version) takes a name away.

| remote, built against | ${versions.map(({ name }) => `shell ${name}`).join(' | ')} |
|---|${versions.map(() => '---').join('|')}|
${rows.join('\n')}`;
}
