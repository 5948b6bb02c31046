import { type BootDocument, SHELL_NAME } from '@marquee/contract/boot';
import { LoadFailure } from './load-failure';
import type { ContributionKey } from './load-state';
import type { LoadStates } from './load-states';
import type { Loader } from './loader';
import type { RunningRemote } from './running-remote';
import { stackDigest } from './stack';
import type { ReportRemote } from './telemetry';

/** What happens to remotes after they have loaded. */
export interface PageReports {
  /**
   * Records that a loaded contribution threw in a render or an effect. The previous good release takes its place; without one it
   * shows as failed until it is retried.
   */
  reportCrash(key: ContributionKey, error: unknown): void;
  /** Records, once for each contribution, that it did what it is for. */
  reportSuccess(key: ContributionKey): void;
  /** Records an error that nothing caught, as that of the release whose files are on its stack. @param urls innermost first */
  reportUncaught(error: unknown, urls: readonly string[]): void;
  /** Records that one task of a file held the page up; after a long one the person is offered to go on without the remote. */
  reportLongTask(url: string, durationMs: number): void;
  /** Takes a remote that holds the page up from the page: its parts show as failed until they are retried. */
  stop(remote: string): void;
}

interface PageReportsParts {
  readonly boot: () => BootDocument;
  readonly states: LoadStates;
  readonly running: ReadonlyMap<string, RunningRemote>;
  readonly loader: Loader;
  readonly report: ReportRemote;
}

/** A task of this length is not one that a person waits out. */
const BLOCKING_MS = 1_500;

export function createPageReports({ boot, states, running, loader, report }: PageReportsParts): PageReports {
  const reported = new Set<string>();
  const isFirst = (what: string) => !reported.has(what) && Boolean(reported.add(what));

  /** The innermost file of a remote decides, else the shell, whose libraries call the remotes' code; other files are not the page's. */
  function ownerOf(urls: readonly string[]): { readonly remote: string; readonly version: string } | undefined {
    const releases = [
      ...boot().remotes.flatMap(({ name, release, fallback }) => [
        { name, release },
        { name, release: fallback },
      ]),
      ...[...running].map(([name, { visibleRelease }]) => ({ name, release: visibleRelease })),
    ];
    const shell = { name: SHELL_NAME, release: boot().shell };
    const owners = urls.map((url) => releases.find(({ release }) => release && isBelow(url, release.baseUrl)));
    const isShell = urls.some((url) => isBelow(url, shell.release.baseUrl));
    const found = owners.find((owner) => owner !== undefined) ?? (isShell ? shell : undefined);
    return found?.release ? { remote: found.name, version: found.release.version } : undefined;
  }

  return {
    reportCrash(key, error) {
      const state = states.get(key);
      const remote = boot().remotes.find(({ name }) => name === key.remote);
      const current = running.get(key.remote);
      if (state.status !== 'loaded' || !remote || !current) return;
      const { version, module } = state;
      const failure = new LoadFailure('threw', 'render', error);
      const place = { remote: key.remote, version, phase: failure.phase, reason: failure.reason };
      report({ ...place, outcome: 'threw', durationMs: 0, digest: stackDigest(error) });
      loader.recover(remote, current.visibleRelease, failure, module);
      current.crash(key, failure);
    },
    reportSuccess(key) {
      const state = states.get(key);
      if (state.status !== 'loaded' || !isFirst(`success ${key.remote}/${key.contribution}`)) return;
      report({ remote: key.remote, version: state.version, outcome: 'success', durationMs: 0 });
    },
    reportUncaught(error, urls) {
      const owner = ownerOf(urls);
      const digest = stackDigest(error);
      if (owner && isFirst(`${owner.remote} ${digest}`))
        report({ ...owner, outcome: 'uncaught', reason: 'threw', durationMs: 0, digest });
    },
    reportLongTask(url, durationMs) {
      const owner = ownerOf([url]);
      if (!owner) return;
      report({ ...owner, outcome: 'blocked', reason: 'blocking', durationMs });
      if (durationMs >= BLOCKING_MS) running.get(owner.remote)?.offerStop();
    },
    stop(name) {
      const remote = boot().remotes.find((one) => one.name === name);
      const current = running.get(name);
      if (!remote || !current) return;
      const failure = new LoadFailure('blocking', 'render');
      for (const key of states.keysOf(name)) {
        const state = states.get(key);
        if (state.status !== 'loaded') continue;
        loader.recover(remote, current.visibleRelease, failure, state.module);
        states.set([key, { status: 'failed', attempt: state.attempt, reason: failure.reason, phase: failure.phase }]);
      }
    },
  };
}

const isBelow = (url: string, baseUrl: string): boolean => url.startsWith(new URL(baseUrl, location.origin).href);
