import type { BootDocument, ResolvedRelease } from '@marquee/contract/boot';
import { LoadFailure } from './load-failure';
import type { ContributionKey } from './load-state';
import type { LoadStates } from './load-states';
import type { Loader } from './loader';
import { reportError } from './report-error';
import type { RunningRemote } from './running-remote';
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
  /** The releases that the page may run code of. */
  releasesInUse(): { readonly remote: string; readonly release: ResolvedRelease }[];
  /** Offers in one place on the page to go on without a remote that holds it up. */
  offerStop(remote: string): void;
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

export function createPageReports({ boot, states, running, loader, report }: PageReportsParts): PageReports {
  const succeeded = new Set<string>();
  return {
    reportCrash(key, error) {
      const state = states.get(key);
      const remote = boot().remotes.find(({ name }) => name === key.remote);
      const current = running.get(key.remote);
      if (state.status !== 'loaded' || !remote || !current) return;
      const { version, module } = state;
      const failure = new LoadFailure('threw', 'render', error);
      const place = { remote: key.remote, version, phase: failure.phase, reason: failure.reason };
      reportError(report, { ...place, outcome: 'threw', durationMs: 0 }, error);
      loader.recover(remote, current.visibleRelease, failure, module);
      current.crash(key, failure);
    },
    reportSuccess(key) {
      const state = states.get(key);
      const id = `${key.remote}/${key.contribution}`;
      if (state.status !== 'loaded' || succeeded.has(id)) return;
      succeeded.add(id);
      report({ remote: key.remote, version: state.version, outcome: 'success', durationMs: 0 });
    },
    releasesInUse: () => [
      ...[...running].map(([remote, { visibleRelease }]) => ({ remote, release: visibleRelease })),
      ...boot().remotes.flatMap(({ name, release, fallback }) =>
        [release, fallback].flatMap((entry) => (entry ? [{ remote: name, release: entry }] : [])),
      ),
    ],
    offerStop: (name) => running.get(name)?.offerStop(),
    stop(name) {
      const remote = boot().remotes.find((candidate) => candidate.name === name);
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
