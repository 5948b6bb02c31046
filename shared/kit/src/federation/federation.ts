import type { BootDocument, BootRemote } from '@marquee/contract/boot';
import type { IntegrityMap } from './integrity-map';
import { loadContribution } from './load-contribution';
import type { LoadFailure } from './load-failure';
import type { ContributionKey, LoadState } from './load-state';
import { createLoader, type LoaderOptions } from './loader';
import type { ReportRemote } from './telemetry';

export interface FederationOptions extends Omit<LoaderOptions, 'boot' | 'integrity'> {
  readonly boot: BootDocument;
  readonly integrity: IntegrityMap;
  readonly report: ReportRemote;
}

/** Everything the page knows about its remotes; read through `useContribution`, never by a component directly. */
export interface Federation {
  /** The current boot document. */
  boot(): BootDocument;
  /** Applies a changed configuration: loaded contributions stay, later ones come from the new release. */
  update(boot: BootDocument): void;
  subscribe(listener: () => void): () => void;
  /** The state of a contribution, without starting it. */
  state(key: ContributionKey): LoadState;
  /** Starts a contribution unless it is loading, loaded or failed. */
  ensure(key: ContributionKey): void;
  /** Starts a failed contribution again, on new URLs. */
  retry(key: ContributionKey): void;
  /** Records that a loaded contribution threw while rendering; it shows as failed until it is retried. */
  reportCrash(key: ContributionKey): void;
}

const IDLE: LoadState = { status: 'loading', attempt: 0 };

/**
 * The page's one federation store. It is started for the current URL before the first render and read through
 * `useSyncExternalStore`: no Suspense, which would hold a fallback on the first screen.
 */
export function createFederation(options: FederationOptions): Federation {
  const { integrity, report } = options;
  const loader = createLoader(options);
  let { boot } = options;
  const states = new Map<string, LoadState>();
  const listeners = new Set<() => void>();

  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const set = (key: ContributionKey, state: LoadState) => {
    states.set(id(key), state);
    notifyListeners();
  };
  const remoteOf = (name: string) => boot.remotes.find((remote) => remote.name === name);

  async function run(key: ContributionKey, remote: BootRemote, attempt: number): Promise<void> {
    set(key, { status: 'loading', attempt });
    try {
      const { contribution } = key;
      const loaded = await loadContribution({ loader, integrity, report, remote, contribution });
      set(key, { status: 'loaded', attempt, ...loaded });
    } catch (error) {
      const { reason, phase } = error as LoadFailure;
      set(key, { status: 'failed', attempt, reason, phase });
    }
  }

  function start(key: ContributionKey, attempt: number): void {
    const remote = remoteOf(key.remote);
    if (remote) void run(key, remote, attempt);
    else set(key, { status: 'skipped', attempt, reason: isDisabled(boot, key.remote) ? 'disabled' : 'unknown' });
  }

  return {
    boot: () => boot,
    update(newBoot) {
      boot = newBoot;
      integrity.add(boot.shell);
      for (const { release } of boot.remotes) integrity.add(release);
      for (const [key, { status }] of states) if (status === 'skipped') states.delete(key);
      notifyListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (key) => states.get(id(key)) ?? IDLE,
    ensure(key) {
      if (!states.has(id(key))) start(key, 0);
    },
    retry(key) {
      const state = states.get(id(key)) ?? IDLE;
      if (state.status === 'failed') start(key, state.attempt + 1);
    },
    reportCrash(key) {
      const { attempt } = states.get(id(key)) ?? IDLE;
      const version = remoteOf(key.remote)?.release.version ?? '';
      report({ remote: key.remote, version, outcome: 'threw', phase: 'render', reason: 'threw', durationMs: 0 });
      set(key, { status: 'failed', attempt, reason: 'threw', phase: 'render' });
    },
  };
}

function id({ remote, contribution }: ContributionKey): string {
  return `${remote}/${contribution}`;
}

function isDisabled(boot: BootDocument, remote: string): boolean {
  return boot.disabledRemotes.some(({ name }) => name === remote);
}
