import { createHash } from 'node:crypto';
import type { APIResponse, Page, Route } from 'playwright';
import { type Fault, type FaultyFiles, isCodeFault, type WayFault } from './faults';

interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A release as the boot document names it. */
interface ResolvedRelease {
  readonly baseUrl: string;
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly assets: Readonly<Record<string, Assets>>;
}

interface BootDocument {
  readonly remotes: readonly { readonly name: string; readonly release: ResolvedRelease }[];
}

/** A part of a remote that a proof looks at. */
export interface Subject {
  readonly remote: string;
  /** A page that shows the part. */
  readonly path: string;
  readonly contribution: string;
  /** A part of another remote on the same page, which must not care. */
  readonly other?: string;
  /** Who sees it; a guest unless named. */
  readonly visitor?: 'member';
}

/** One part of each remote. */
export const SUBJECTS: readonly Subject[] = [
  { remote: 'mf-games', path: '/', contribution: 'hot-games', other: 'mf-promotions' },
  { remote: 'mf-promotions', path: '/', contribution: 'home-promotions', other: 'mf-games' },
  { remote: 'mf-agent', path: '/agent', contribution: 'log-in' },
  {
    remote: 'mf-wallet',
    path: '/member/deposit',
    contribution: 'deposit',
    other: 'mf-member-centre',
    visitor: 'member',
  },
  {
    remote: 'mf-member-centre',
    path: '/member',
    contribution: 'security-centre',
    other: 'mf-wallet',
    visitor: 'member',
  },
];

const BOOT = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

type Handler = (route: Route) => Promise<void>;
type UrlTest = (url: URL) => boolean;

/**
 * Puts a fault into a remote as this page gets it, with no release to fall back on.
 * @returns `heal` ends the fault and leaves the page as it is
 */
export async function breakRemote(page: Page, subject: Subject, fault: Fault) {
  const handlers: [UrlTest, Handler][] = [];
  const intercept = async (url: UrlTest, handler: Handler) => {
    handlers.push([url, handler]);
    await page.route(url, handler);
  };
  await intercept(
    ({ pathname }) => pathname === subject.path,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await fetchAsServed(route);
      const { html, release } = withoutFallback(await response.text(), subject.remote);
      if (!isCodeFault(fault)) {
        await intercept(filesOf(release, subject.contribution, fault.files), wayHandler(fault));
        return route.fulfill({ response, body: html });
      }
      const [file = ''] = namesOf(release, subject.contribution)[fault.files];
      const code = fault.change(await (await fetchAsServed(route, release.baseUrl + file)).text());
      await intercept(({ pathname }) => pathname === release.baseUrl + file, codeHandler(code));
      // As if the release had been made like that.
      const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
      return route.fulfill({ response, body: html.replaceAll(release.integrity[file] ?? '', hash) });
    },
  );
  return {
    async heal(): Promise<void> {
      await page.evaluate(() => sessionStorage.setItem('healed', 'yes'));
      if (isCodeFault(fault) || fault.healsByAddress) return;
      for (const [url, handler] of handlers) await page.unroute(url, handler);
    },
  };
}

const wayHandler =
  (fault: WayFault): Handler =>
  async (route) => {
    if (fault.healsByAddress && route.request().url().includes('?')) return route.fallback();
    return fault.answer(route, async () => (await fetchAsServed(route)).text());
  };

const codeHandler =
  (body: string): Handler =>
  async (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ headers, contentType: 'text/javascript', body });
  };

/** Node's resolver need not know `*.localhost`. */
async function fetchAsServed(route: Route, path?: string): Promise<APIResponse> {
  const url = new URL(path ?? '', route.request().url());
  const headers = { ...(await route.request().allHeaders()), host: url.host };
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers });
}

/** The page without the remote's fall-back release, and the release that it runs. */
function withoutFallback(html: string, remote: string): { readonly html: string; readonly release: ResolvedRelease } {
  const boot = JSON.parse(BOOT.exec(html)?.[2] ?? '{}') as BootDocument;
  const release = boot.remotes.find(({ name }) => name === remote)?.release;
  if (!release) throw new Error(`the page has no ${remote}`);
  const remotes = boot.remotes.map((entry) => ({ ...entry, fallback: null }));
  const json = JSON.stringify({ ...boot, remotes }).replaceAll('<', '\\u003c');
  return { html: html.replace(BOOT, (_all, start: string, _json, end: string) => start + json + end), release };
}

function chunkOf(release: ResolvedRelease, contribution: string): string {
  const own = assetsOf(release, contribution).scripts.find((file) => file.startsWith(`${contribution}.`));
  if (!own) throw new Error(`no chunk of its own: ${contribution}`);
  return own;
}

function assetsOf(release: ResolvedRelease, contribution: string): Assets {
  return release.assets[contribution] ?? { scripts: [], styles: [] };
}

function filesOf(release: ResolvedRelease, contribution: string, files: FaultyFiles): (url: URL) => boolean {
  if (files === 'all') return ({ pathname }) => pathname.startsWith(release.baseUrl);
  const paths = new Set(namesOf(release, contribution)[files].map((file) => release.baseUrl + file));
  return ({ pathname }) => paths.has(pathname);
}

function namesOf(release: ResolvedRelease, contribution: string) {
  const { scripts, styles } = assetsOf(release, contribution);
  return {
    entry: [release.entry],
    exposed: scripts.slice(0, 1),
    chunk: [chunkOf(release, contribution)],
    style: styles.slice(-1),
  } satisfies Record<Exclude<FaultyFiles, 'all'>, readonly string[]>;
}
