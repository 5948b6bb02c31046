import type { BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteModule } from '../define-remote';
import { startI18n } from '../i18n/i18n';
import { createIntegrityMap } from './integrity-map';
import type { FederationRuntime } from './load-container';
import type { LoadFailure } from './load-failure';
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

function setUp(...steps: Step[]) {
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
  const remote = { name: 'mf-games', release: release('2.0.0'), fallback: null } as BootRemote;
  const common = { loader, integrity, report: (report: RemoteReport) => void reports.push(report), remote };
  const load = (contribution = 'list') => loadContribution({ ...common, release: remote.release, contribution });
  return { load, started, reports };
}

const works: Step = async () => ({ default: module });
const throws: Step = () => Promise.reject(new Error('boom'));
const hangs: Step = () => new Promise(() => undefined);

beforeAll(async () => void (await startI18n('en', 'shell', {})));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the texts of a contribution', () => {
  const texts = (name: string) => ({ en: vi.fn(async () => ({ default: { [name]: name } })) });
  const textsOf = () => i18next.getResourceBundle('en', 'games') as object;
  const setUpTexts = () => {
    i18next.removeResourceBundle('en', 'games');
    const [messages, slotMessages] = [texts('page'), texts('slot')];
    const slots = { rows: async () => ({ default: Page }) };
    return {
      ...setUp(async () => ({ default: { ...module, messages, slotMessages, slots } })),
      messages,
      slotMessages,
    };
  };

  it('are those of slots alone for a slot', async () => {
    const { load, messages } = setUpTexts();
    await load('rows');
    expect(textsOf()).toEqual({ slot: 'slot' });
    expect(messages.en).not.toHaveBeenCalled();
  });

  it('are added for a page that follows, once', async () => {
    const { load, messages, slotMessages } = setUpTexts();
    await load('rows');
    await load('list');
    await load('rows');
    expect(textsOf()).toEqual({ slot: 'slot', page: 'page' });
    expect([messages.en, slotMessages.en].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
  });

  it('are both for a page that comes first', async () => {
    const { load } = setUpTexts();
    await load('list');
    expect(textsOf()).toEqual({ slot: 'slot', page: 'page' });
  });

  it('are all of the remote’s for a slot of a remote without texts for slots', async () => {
    i18next.removeResourceBundle('en', 'games');
    const { load } = setUp(async () => ({
      default: { ...module, messages: texts('page'), slots: { rows: async () => ({ default: Page }) } },
    }));
    await load('rows');
    expect(textsOf()).toEqual({ page: 'page' });
  });
});

describe('loading a contribution', () => {
  it('uses the resolved release', async () => {
    const { load, reports } = setUp(works);
    await expect(load()).resolves.toEqual({ component: Page, version: '2.0.0', module });
    expect(reports).toMatchObject([{ remote: 'mf-games', version: '2.0.0', outcome: 'loaded' }]);
  });

  it('retries once silently, on a new address', async () => {
    const { load, started } = setUp(throws, works);
    await expect(load()).resolves.toMatchObject({ version: '2.0.0' });
    expect(started[1]).toBe(`${started[0]}?attempt=1`);
  });

  it('starts a new container when one of its modules threw, because a container keeps the error', async () => {
    const broken: Step = async () => ({
      default: { ...module, routes: { list: () => Promise.reject(new Error('boom')) } },
    });
    const { load, started } = setUp(broken, works);
    await expect(load()).resolves.toMatchObject({ version: '2.0.0' });
    expect(started).toHaveLength(2);
  });

  it('asks the same container again for a file that failed to arrive', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
    const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: '/list.js' });
    const list = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue({ default: Page });
    const { load, started, reports } = setUp(async () => ({ default: { ...module, routes: { list } } }));
    await expect(load()).resolves.toMatchObject({ version: '2.0.0' });
    expect(started).toHaveLength(1);
    expect(reports).toMatchObject([{ outcome: 'failed', reason: 'http' }, { outcome: 'loaded' }]);
    vi.mocked(fetch).mockRestore();
  });

  it('leaves no request of a release that hung for the next container to wait with', async () => {
    vi.useFakeTimers();
    document.head.innerHTML = `<link rel="stylesheet" href="/releases/mf-games/2.0.0/list.css" />
      <link rel="stylesheet" href="/releases/mf-wallet/2.0.0/list.css" />`;
    const { load } = setUp(async () => ({
      default: { ...module, routes: { list: () => new Promise(() => undefined) } },
    }));
    const outcome = load().catch((error: LoadFailure) => error);
    await vi.advanceTimersByTimeAsync(8_100);
    const failure = (await outcome) as LoadFailure;
    expect(failure).toMatchObject({ reason: 'timeout', phase: 'contribution' });
    failure.late?.abandon();
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/releases/mf-wallet/2.0.0/list.css',
    ]);
    vi.useRealTimers();
  });

  it('fails with the reason of the resolved release when all attempts fail', async () => {
    const { load } = setUp(throws, throws, hangs);
    await expect(load()).rejects.toMatchObject({ reason: 'threw', phase: 'init' });
  });

  it('stops at the time budget of a phase, and does not retry a slow release', async () => {
    vi.useFakeTimers();
    const { load, started } = setUp(hangs);
    const outcome = expect(load()).rejects.toMatchObject({ reason: 'timeout', phase: 'init' });
    await vi.advanceTimersByTimeAsync(3_100);
    await outcome;
    expect(started).toHaveLength(1);
    vi.useRealTimers();
  });

  it.each([
    ['a container', 9_000, 0],
    ['a module', 0, 9_000],
  ])('hands over %s that comes after its time', async (_what, containerMs, moduleMs) => {
    vi.useFakeTimers();
    const after = <Value>(ms: number, value: Value) =>
      new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));
    const slow = { ...module, routes: { list: () => after(moduleMs, { default: Page }) } };
    const { load, reports } = setUp(() => after(containerMs, { default: slow }));
    const outcome = load().catch((error: LoadFailure) => error);
    await vi.advanceTimersByTimeAsync(8_100);
    const { late } = (await outcome) as LoadFailure;
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(late?.value).resolves.toMatchObject({ component: Page, version: '2.0.0' });
    expect(reports.map(({ outcome: result }) => result)).toEqual(['failed', 'slow']);
    vi.useRealTimers();
  });

  it('names the parts that a release lacks', async () => {
    const { load } = setUp(works, works);
    await expect(load('wheel')).rejects.toMatchObject({ reason: 'missing' });
  });

  it('starts a container once for simultaneous contributions', async () => {
    const { load, started } = setUp(works);
    await Promise.all([load(), load()]);
    expect(started).toHaveLength(1);
  });
});
