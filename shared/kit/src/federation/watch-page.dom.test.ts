import type { BootDocument, ResolvedRelease } from '@marquee/contract/boot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stackDigest } from './stack';
import { createTelemetry, type RemoteReport, type ReportBatch } from './telemetry';
import { type UncaughtEvent, watchPage } from './watch-page';

const FILE = 'https://site.example/releases/mf-games/1.0.0/list.0a1b2c.js';
const errorAt = (...places: readonly string[]) =>
  Object.assign(new Error('boom'), {
    stack: ['Error: boom', ...places.map((place) => `    at f (${place})`)].join('\n'),
  });

afterEach(() => void vi.unstubAllGlobals());

const release = { version: '1.0.0', baseUrl: 'https://site.example/releases/mf-games/1.0.0/' } as ResolvedRelease;

function watch(early: readonly UncaughtEvent[] = []) {
  const reports: RemoteReport[] = [];
  const offerStop = vi.fn<(remote: string) => void>();
  const take = watchPage(
    {
      boot: () =>
        ({ shell: { version: '0.0.1', baseUrl: 'https://site.example/releases/host-shell/0.0.1/' } }) as BootDocument,
      releasesInUse: () => [{ remote: 'mf-games', release }],
      offerStop,
    },
    (report) => reports.push(report),
    early,
  );
  return { take, reports, offerStop };
}

describe('a page that is watched', () => {
  it('attributes errors that nothing caught and rejections that nothing handled to the files of their stack', () => {
    const early = new ErrorEvent('error', { error: errorAt(`${FILE}:1:10`) });
    const { take, reports } = watch([early]);
    const reason = errorAt(`${FILE}:1:20`, 'https://site.example/releases/host-shell/0.0.1/main.js:1:5');
    take(Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent);
    take(new ErrorEvent('error', { filename: FILE }));
    take(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
    const common = { remote: 'mf-games', version: '1.0.0', outcome: 'error' };
    expect(reports).toMatchObject([common, common, { ...common, digest: undefined }]);
    expect(new Set(reports.map(({ digest }) => digest)).size).toBe(3);
  });

  it('counts the long tasks of scripts that the browser names, and offers to go on without what holds it up', () => {
    type Entries = { getEntries: () => unknown };
    let see: (entries: Entries) => void = () => undefined;
    class Observer {
      static supportedEntryTypes = ['long-animation-frame'];
      observe = () => undefined;
      constructor(callback: (entries: Entries) => void) {
        see = callback;
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    const { reports, offerStop } = watch();
    const task = (duration: number, sourceURL = FILE) => ({ sourceURL, duration });
    see({ getEntries: () => [{ scripts: [task(812.4), task(60), task(900, '')] }] });
    expect(reports.map(({ outcome, durationMs }) => [outcome, durationMs])).toEqual([['blocked', 812]]);
    expect(offerStop).not.toHaveBeenCalled();
    see({ getEntries: () => [{ scripts: [task(1_600)] }] });
    expect(offerStop).toHaveBeenCalledExactlyOnceWith('mf-games');
  });
});

describe('the digest of a stack', () => {
  it('names the innermost file and tells stacks of one release apart', () => {
    const [here, there] = [stackDigest(errorAt(`${FILE}:1:20`)), stackDigest(errorAt(`${FILE}?attempt=1:1:21`))];
    expect(here).toMatch(/^list\.0a1b2c\.js:[0-9a-f]{8}$/);
    expect(there).toMatch(/^list\.0a1b2c\.js:[0-9a-f]{8}$/);
    expect(here).not.toBe(there);
    expect(stackDigest('no error')).toBeUndefined();
  });
});

describe('telemetry', () => {
  const report = (version: string): RemoteReport => ({ remote: 'mf-games', version, outcome: 'loaded', durationMs: 1 });
  const document = (token: string | null, version: string) =>
    ({
      telemetry: token,
      shell: { version: '1.0.0' },
      remotes: [{ name: 'mf-games', release: { version }, fallback: null }],
    }) as unknown as Parameters<ReturnType<typeof createTelemetry>['cover']>[0];

  it('is sent with the token of the document that names the release, also of an earlier one', () => {
    const sent: ReportBatch[] = [];
    const telemetry = createTelemetry((batch) => sent.push(batch));
    telemetry.cover(document('first', '1.0.0'));
    telemetry.cover(document('second', '2.0.0'));
    for (const version of ['1.0.0', '2.0.0', '6.6.6']) telemetry.report(report(version));
    dispatchEvent(new Event('pagehide'));
    expect(
      sent.map(({ token, releases, reports }) => [token, releases, reports.map(({ version }) => version)]),
    ).toEqual([
      ['second', ['host-shell@1.0.0', 'mf-games@2.0.0'], ['2.0.0']],
      ['first', ['host-shell@1.0.0', 'mf-games@1.0.0'], ['1.0.0']],
    ]);
  });

  it('is not sent by a page without a token, and ends where a loop would report forever', () => {
    const sent: ReportBatch[] = [];
    const telemetry = createTelemetry((batch) => sent.push(batch));
    telemetry.cover(document(null, '1.0.0'));
    telemetry.report(report('1.0.0'));
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
    telemetry.cover(document('token', '1.0.0'));
    for (let count = 0; count < 500; count += 1) telemetry.report(report('1.0.0'));
    dispatchEvent(new Event('pagehide'));
    expect(sent.map(({ reports }) => reports.length)).toEqual([50, 49]);
  });
});
