import type { BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteModule } from '../define-remote';
import { startI18n } from '../i18n/i18n';
import { createIntegrityMap } from './integrity-map';
import type { FederationRuntime } from './load-container';
import { loadContribution } from './load-contribution';
import { createLoader } from './loader';
import type { RemoteReport } from './telemetry';

const Page = () => null;
const module: RemoteModule = { namespace: 'games', messages: {}, routes: { list: async () => ({ default: Page }) } };
const release = (version: string): ResolvedRelease => ({
  version,
  baseUrl: `/releases/mf-games/${version}/`,
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha256-x' },
  assets: {},
});

/** The steps of a runtime, one for each start of a container, in turn. */
type Step = () => Promise<{ default: RemoteModule } | null>;

function setUp(steps: Step[], fallback: ResolvedRelease | null = null) {
  const started: string[] = [];
  const reports: RemoteReport[] = [];
  const runtime: FederationRuntime = {
    registerRemotes: ([remote]) => void started.push(`${remote?.entry}`),
    loadRemote: (_container, onEntryLoaded) => {
      onEntryLoaded();
      return (steps.shift() ?? (() => new Promise(() => undefined)))();
    },
  };
  const integrity = createIntegrityMap({ origin: location.origin, failClosed: true });
  const loader = createLoader({ runtime, integrity, fallbackLanguages: ['en'], messagesReady: Promise.resolve() });
  const remote = { name: 'mf-games', release: release('2.0.0'), fallback } as BootRemote;
  const load = (contribution = 'list') =>
    loadContribution({ loader, integrity, report: (report) => reports.push(report), remote, contribution });
  return { load, started, reports };
}

const works: Step = async () => ({ default: module });
const throws: Step = () => Promise.reject(new Error('boom'));
const hangs: Step = () => new Promise(() => undefined);

beforeAll(async () => void (await startI18n('en', 'shell', {})));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('loading a contribution', () => {
  it('uses the resolved release', async () => {
    const { load, reports } = setUp([works]);
    await expect(load()).resolves.toEqual({ component: Page, version: '2.0.0' });
    expect(reports).toMatchObject([{ remote: 'mf-games', version: '2.0.0', outcome: 'loaded' }]);
  });

  it('retries once silently, on a new address', async () => {
    const { load, started } = setUp([throws, works]);
    await expect(load()).resolves.toMatchObject({ version: '2.0.0' });
    expect(started[1]).toBe(`${started[0]}?attempt=1`);
  });

  it('falls back on the previous good release', async () => {
    const { load, reports } = setUp([throws, throws, works], release('1.0.0'));
    await expect(load()).resolves.toMatchObject({ version: '1.0.0' });
    expect(reports.map(({ version, outcome }) => `${version} ${outcome}`)).toEqual([
      '2.0.0 threw',
      '2.0.0 threw',
      '1.0.0 loaded',
    ]);
  });

  it('fails with the reason of the resolved release when all attempts fail', async () => {
    const { load } = setUp([throws, throws, hangs], null);
    await expect(load()).rejects.toMatchObject({ reason: 'threw', phase: 'init' });
  });

  it('stops at the time budget of a phase, and does not retry a slow release', async () => {
    vi.useFakeTimers();
    const { load, started } = setUp([hangs]);
    const outcome = expect(load()).rejects.toMatchObject({ reason: 'timeout', phase: 'init' });
    await vi.advanceTimersByTimeAsync(3_100);
    await outcome;
    expect(started).toHaveLength(1);
    vi.useRealTimers();
  });

  it('names the parts that a release lacks', async () => {
    const { load } = setUp([works, works]);
    await expect(load('wheel')).rejects.toMatchObject({ reason: 'missing' });
  });

  it('starts a container once for simultaneous contributions', async () => {
    const { load, started } = setUp([works]);
    await Promise.all([load(), load()]);
    expect(started).toHaveLength(1);
  });
});
