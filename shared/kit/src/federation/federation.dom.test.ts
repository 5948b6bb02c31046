import type { BootDocument, BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n';
import { createFederation } from './federation';
import { createIntegrityMap } from './integrity-map';
import type { RemoteReport } from './telemetry';
import { watchPage } from './watch-page';

const LIST = { remote: 'mf-games', contribution: 'list' };
const ROWS = { remote: 'mf-games', contribution: 'rows' };

const release = (version: string): ResolvedRelease => ({
  version,
  baseUrl: `/releases/mf-games/${version}/`,
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha256-x' },
  assets: {},
});

const manifest = { routes: [], slots: [], menu: [], modals: [], labels: {} } as unknown as BootRemote['manifest'];

const bootWith = (version: string | null, fallback: string | null = null, fields: Partial<BootRemote> = {}) => {
  const [resolved, previous] = [version, fallback].map((entry) => (entry === null ? null : release(entry)));
  const remotes = resolved
    ? [{ name: 'mf-games', manifest, release: resolved, fallback: previous ?? null, ...fields }]
    : [];
  return { shell: release('0.0.1'), remotes, disabledRemotes: [], reloads: {} } as unknown as BootDocument;
};

interface Circumstances {
  /** Versions whose container does not start. */
  readonly broken?: ReadonlySet<string>;
  readonly isIdle?: () => boolean;
  /** How long each start of a container takes, in turn. */
  readonly startsMs?: number[];
}

function setUp(boot: BootDocument, { broken = new Set(), isIdle = () => true, startsMs = [] }: Circumstances = {}) {
  const reports: RemoteReport[] = [];
  let entry = '';
  const federation = createFederation({
    boot,
    integrity: createIntegrityMap({ origin: location.origin, failClosed: true }),
    runtime: {
      registerRemotes: ([remote]) => void (entry = remote?.entry ?? ''),
      async loadRemote(_container, onEntryLoaded) {
        onEntryLoaded();
        const [, version = ''] = /mf-games\/([^/]+)\//.exec(entry) ?? [];
        const startMs = startsMs.shift() ?? 0;
        if (startMs > 0) await new Promise((resolve) => setTimeout(resolve, startMs));
        if (broken.has(version)) throw new Error('boom');
        const Part = async () => ({ default: () => null });
        return { default: { namespace: 'games', messages: {}, routes: { list: Part }, slots: { rows: Part } } };
      },
    },
    fallbackLanguages: ['en'],
    messagesReady: Promise.resolve(),
    report: (report) => void reports.push(report),
    isIdle,
  });
  /** Versions of every contribution at each change of the page: two at once would be two releases side by side. */
  const seen: string[] = [];
  federation.subscribe(() => void seen.push(versionsIn(federation).join(' ')));
  return { federation, reports, seen, settle };
}

const versionsIn = (federation: ReturnType<typeof createFederation>) =>
  [LIST, ROWS].flatMap((key) => {
    const state = federation.state(key);
    return state.status === 'loaded' ? [state.version] : [];
  });

/** Lets every load end, silent retries included. */
const settle = () => vi.advanceTimersByTimeAsync(2_000);

beforeAll(async () => void (await startI18n('en', 'shell', {})));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a remote whose release does not work', () => {
  it('runs the previous good release, and says why', async () => {
    const { federation, reports } = setUp(bootWith('2.0.0', '1.0.0'), { broken: new Set(['2.0.0']) });
    federation.show(LIST);
    await settle();
    expect(federation.state(LIST)).toMatchObject({ status: 'loaded', version: '1.0.0' });
    expect(reports.map(({ version, outcome, reason }) => [version, outcome, reason])).toEqual([
      ['2.0.0', 'threw', 'threw'],
      ['2.0.0', 'threw', 'threw'],
      ['1.0.0', 'loaded', undefined],
    ]);
  });

  it('goes over to the previous release whole when a part of it crashes, never half', async () => {
    const { federation, reports, seen } = setUp(bootWith('2.0.0', '1.0.0'));
    federation.show(LIST);
    federation.show(ROWS);
    await settle();
    federation.reportCrash(LIST, new Error('render'));
    await settle();
    expect(versionsIn(federation)).toEqual(['1.0.0', '1.0.0']);
    expect(seen).not.toContain('1.0.0 2.0.0');
    expect(seen).not.toContain('2.0.0 1.0.0');
    expect(reports).toContainEqual(expect.objectContaining({ version: '2.0.0', outcome: 'threw', phase: 'render' }));
  });

  it('keeps its other parts while a person is busy with the page, and goes over at the next navigation', async () => {
    const { federation } = setUp(bootWith('2.0.0', '1.0.0'), { isIdle: () => false });
    federation.show(LIST);
    const leave = federation.show(ROWS);
    await settle();
    federation.reportCrash(ROWS, new Error('render'));
    await settle();
    expect(federation.state(ROWS)).toMatchObject({ status: 'failed', reason: 'threw' });
    expect(federation.state(LIST)).toMatchObject({ version: '2.0.0' });
    leave();
    federation.navigated();
    await settle();
    expect(federation.state(LIST)).toMatchObject({ version: '1.0.0' });
  });

  it('shows as failed when the previous release fails too, and retries the resolved one by its button', async () => {
    const broken = new Set(['2.0.0', '1.0.0']);
    const { federation } = setUp(bootWith('2.0.0', '1.0.0'), { broken });
    federation.show(LIST);
    await settle();
    expect(federation.state(LIST)).toMatchObject({ status: 'failed', reason: 'threw' });
    broken.clear();
    federation.retry(LIST);
    await settle();
    expect(federation.state(LIST)).toMatchObject({ status: 'loaded', version: '2.0.0' });
  });

  it('starts a crashed part again in a new container', async () => {
    const { federation } = setUp(bootWith('2.0.0'));
    federation.show(LIST);
    await settle();
    const before = federation.state(LIST);
    federation.reportCrash(LIST, new Error('render'));
    federation.retry(LIST);
    await settle();
    const after = federation.state(LIST);
    expect(after).toMatchObject({ status: 'loaded', version: '2.0.0' });
    expect(before.status === 'loaded' && after.status === 'loaded' && before.module === after.module).toBe(false);
  });

  it('is lost alone when its manifest cannot be read', () => {
    const unreadable = [null, {}, { ...manifest, routes: null }, { ...manifest, menu: [null] }];
    for (const entry of unreadable) {
      const { federation, reports } = setUp(bootWith('2.0.0', null, { manifest: entry as BootRemote['manifest'] }));
      expect(federation.boot().remotes).toEqual([]);
      expect(reports).toMatchObject([{ remote: 'mf-games', outcome: 'failed', phase: 'manifest' }]);
    }
  });
});

describe('what happens to a remote after it has loaded', () => {
  const errorAt = (...files: readonly string[]) =>
    Object.assign(new Error('boom'), {
      stack: ['Error: boom', ...files.map((url) => `  at f (${url}:1:2)`)].join('\n'),
    });
  const file = (version: string) => `${location.origin}/releases/mf-games/${version}/list.js`;

  it('is reported for the release whose files are on the stack, an error of one place once', async () => {
    const { federation, reports } = setUp(bootWith('1.0.0'));
    federation.show(LIST);
    await settle();
    federation.update(bootWith('2.0.0'));
    const take = watchPage(federation, (report) => void reports.push(report), []);
    const shellFile = `${location.origin}/releases/mf-games/0.0.1/main.js`;
    for (const error of [errorAt(shellFile, file('1.0.0')), errorAt(shellFile, file('1.0.0'))])
      take(new ErrorEvent('error', { error }));
    take(new ErrorEvent('error', { error: errorAt('chrome-extension://abc/content.js') }));
    take(new ErrorEvent('error', { error: errorAt(shellFile) }));
    expect(reports.filter(({ outcome }) => outcome === 'error')).toMatchObject([
      { remote: 'mf-games', version: '1.0.0', digest: expect.stringMatching(/^main\.js:/) as unknown },
      { remote: 'host-shell', version: '0.0.1' },
    ]);
  });

  it('is a success once for each contribution', async () => {
    const { federation, reports } = setUp(bootWith('1.0.0'));
    federation.reportSuccess(LIST);
    federation.show(LIST);
    await settle();
    federation.reportSuccess(LIST);
    federation.reportSuccess(LIST);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['loaded', 'success']);
  });

  it('is offered to be stopped when one of its tasks holds the page up, and comes back by a retry', async () => {
    const { federation } = setUp(bootWith('1.0.0'));
    federation.show(LIST);
    federation.show(ROWS);
    await settle();
    federation.offerStop('mf-games');
    expect([LIST, ROWS].map((key) => federation.state(key))).toMatchObject([
      { isBlocking: true },
      { status: 'loaded' },
    ]);
    federation.stop('mf-games');
    expect([LIST, ROWS].map((key) => federation.state(key))).toMatchObject([
      { reason: 'blocking' },
      { reason: 'blocking' },
    ]);
    federation.retry(LIST);
    await settle();
    expect(federation.state(LIST)).toMatchObject({ status: 'loaded' });
  });
});

describe('a changed release in an open page', () => {
  it('takes effect at the next navigation, for all parts of the remote at once', async () => {
    const { federation, seen } = setUp(bootWith('1.0.0'));
    federation.show(LIST);
    federation.show(ROWS);
    await settle();
    federation.update(bootWith('2.0.0', '1.0.0'));
    await settle();
    expect(versionsIn(federation)).toEqual(['1.0.0', '1.0.0']);
    federation.navigated();
    await settle();
    expect(versionsIn(federation)).toEqual(['2.0.0', '2.0.0']);
    expect(seen).not.toContain('1.0.0 2.0.0');
    expect(seen).not.toContain('2.0.0 1.0.0');
  });

  it('is what a further part comes from only once the remote has gone over', async () => {
    const { federation } = setUp(bootWith('1.0.0'));
    federation.show(LIST);
    await settle();
    federation.update(bootWith('2.0.0'));
    federation.show(ROWS);
    await settle();
    expect(versionsIn(federation)).toEqual(['1.0.0', '1.0.0']);
  });

  it('takes effect at once where nothing of the remote is visible', async () => {
    const { federation } = setUp(bootWith('1.0.0'));
    const leave = federation.show(LIST);
    await settle();
    leave();
    federation.update(bootWith('2.0.0'));
    federation.show(LIST);
    await settle();
    expect(versionsIn(federation)).toEqual(['2.0.0']);
  });

  it('retries what has failed by itself', async () => {
    const { federation } = setUp(bootWith('1.0.0'), { broken: new Set(['1.0.0']) });
    federation.show(LIST);
    await settle();
    expect(federation.state(LIST)).toMatchObject({ status: 'failed' });
    federation.update(bootWith('2.0.0'));
    await settle();
    expect(federation.state(LIST)).toMatchObject({ status: 'loaded', version: '2.0.0' });
  });

  it('that does not work leaves the page on the release that it has', async () => {
    const { federation, seen } = setUp(bootWith('1.0.0'), { broken: new Set(['2.0.0']) });
    federation.show(LIST);
    await settle();
    const component = federation.state(LIST);
    federation.update(bootWith('2.0.0', '1.0.0'));
    federation.navigated();
    await settle();
    expect(federation.state(LIST)).toBe(component);
    expect(seen.at(-1)).toBe('1.0.0');
  });

  it('removes the styles of the former release with its last part', async () => {
    const { federation } = setUp(bootWith('1.0.0'));
    federation.show(LIST);
    await settle();
    document.head.innerHTML = `<link rel="stylesheet" href="/releases/mf-games/1.0.0/list.css" />
      <link rel="stylesheet" href="/releases/mf-games/2.0.0/list.css" />`;
    federation.update(bootWith('2.0.0'));
    federation.navigated();
    expect(document.querySelectorAll('link')).toHaveLength(2);
    await settle();
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/releases/mf-games/2.0.0/list.css',
    ]);
  });

  it('reloads the page when it is forced, unless the page runs it already or was served after', async () => {
    const forced = (boot: BootDocument, revision: number) => ({ ...boot, reloads: { 'mf-games': revision } });
    const { federation } = setUp(bootWith('1.0.0'));
    federation.update(forced(bootWith('1.5.0'), 2));
    expect(federation.needsReload()).toBe(false);
    federation.show(LIST);
    await settle();
    expect(federation.needsReload()).toBe(false);
    federation.update(forced(bootWith('2.0.0'), 4));
    expect(federation.needsReload()).toBe(true);
    federation.navigated();
    await settle();
    expect(federation.needsReload()).toBe(false);

    const later = setUp(forced(bootWith('1.0.0'), 4)).federation;
    later.show(LIST);
    await settle();
    later.update(forced(bootWith('2.0.0'), 4));
    expect(later.needsReload()).toBe(false);
  });

  it('reloads the page when it is one of the shell and forced', () => {
    const { federation } = setUp(bootWith(null));
    const newer = { ...bootWith(null), shell: release('0.0.2') };
    federation.update(newer);
    expect(federation.needsReload()).toBe(false);
    federation.update({ ...newer, reloads: { 'host-shell': 3 } });
    expect(federation.needsReload()).toBe(true);
  });

  it('takes a remote that is switched off from the page, and starts it again when it is switched on', async () => {
    const { federation } = setUp(bootWith('1.0.0'));
    const leave = federation.show(LIST);
    await settle();
    federation.update(bootWith(null));
    leave();
    expect(versionsIn(federation)).toEqual([]);
    federation.update(bootWith('2.0.0'));
    federation.show(LIST);
    await settle();
    expect(versionsIn(federation)).toEqual(['2.0.0']);
  });
});

describe('a remote that is switched off', () => {
  it('takes its styles along, and has a page in which it ran loaded anew', async () => {
    document.head.innerHTML =
      '<link rel="stylesheet" href="/releases/mf-games/1.0.0/list.css"><link rel="stylesheet" href="/releases/host-shell/1/main.css">';
    const { federation } = setUp(bootWith('1.0.0'));
    federation.show(LIST);
    await settle();
    expect(federation.needsReload()).toBe(false);
    federation.update(bootWith(null));
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/releases/host-shell/1/main.css',
    ]);
    expect(federation.needsReload()).toBe(true);
    federation.update(bootWith('1.0.0'));
    expect(federation.needsReload()).toBe(false);
  });

  it('leaves a page in which it never ran as it is', () => {
    const { federation } = setUp(bootWith('1.0.0'));
    federation.update(bootWith(null));
    expect(federation.needsReload()).toBe(false);
  });
});

describe('a remote that is late', () => {
  const NEVER_MS = 3_600_000;
  const status = (federation: ReturnType<typeof createFederation>) => {
    const state = federation.state(LIST);
    return state.status === 'loading' && state.isLate ? 'late' : state.status;
  };

  it('is shown when it comes', async () => {
    const { federation } = setUp(bootWith('2.0.0'), { startsMs: [6_000] });
    federation.show(LIST);
    await vi.advanceTimersByTimeAsync(5_500);
    expect(status(federation)).toBe('late');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(federation.state(LIST)).toMatchObject({ status: 'loaded', version: '2.0.0' });
  });

  it('is tried again with growing pauses', async () => {
    const { federation } = setUp(bootWith('2.0.0'), { startsMs: [NEVER_MS, NEVER_MS, NEVER_MS] });
    federation.show(LIST);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(status(federation)).toBe('late');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(status(federation)).toBe('loaded');
  });

  it('becomes the panel after two minutes', async () => {
    const { federation } = setUp(bootWith('2.0.0'), { startsMs: Array.from({ length: 20 }, () => NEVER_MS) });
    federation.show(LIST);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(status(federation)).toBe('late');
    await vi.advanceTimersByTimeAsync(65_000);
    expect(federation.state(LIST)).toMatchObject({ status: 'failed', reason: 'timeout' });
  });

  it('gives way to the previous good release', async () => {
    const { federation } = setUp(bootWith('2.0.0', '1.0.0'), { startsMs: [NEVER_MS] });
    federation.show(LIST);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(federation.state(LIST)).toMatchObject({ status: 'loaded', version: '1.0.0' });
  });
});
