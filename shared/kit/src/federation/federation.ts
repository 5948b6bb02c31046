import { type BootDocument, type BootRemote, SHELL_NAME } from '@marquee/contract/boot';
import type { IntegrityMap } from './integrity-map';
import { loadContribution } from './load-contribution';
import type { ContributionKey, LoadState } from './load-state';
import { createLoadStates } from './load-states';
import { createLoader, type LoaderOptions } from './loader';
import { createPageReports, type PageReports } from './page-reports';
import { withReadableManifests } from './readable-manifests';
import { RunningRemote, type RunningRemoteParts } from './running-remote';
import type { ReportRemote } from './telemetry';

export interface FederationOptions extends Omit<LoaderOptions, 'boot' | 'integrity'> {
  readonly boot: BootDocument;
  readonly integrity: IntegrityMap;
  readonly report: ReportRemote;
  /** Called with each boot document: what it names may be reported about. */
  readonly cover?: (boot: BootDocument) => void;
  /** Whether a part of the page may be replaced now without losing what a person is doing; true unless given. */
  readonly isIdle?: () => boolean;
}

/** Everything the page knows about its remotes; read through `useContribution`, never by a component directly. */
export interface Federation extends PageReports {
  /** The current boot document, without remotes whose manifest cannot be read. */
  boot(): BootDocument;
  /**
   * Applies a changed configuration. A remote that the page shows goes over to its new release at the next navigation; one that
   * it does not show, or that has failed, at once.
   */
  update(boot: BootDocument): void;
  /** Lets releases that wait for a navigation take effect. */
  navigated(): void;
  /**
   * Whether the page should be loaded anew as soon as that takes nothing from the person: an operator has had pages reload since it was
   * served, and it runs another release than it should; or a remote ran in it that is off now, whose listeners and timers may live on.
   */
  needsReload(): boolean;
  subscribe(listener: () => void): () => void;
  /** The state of a contribution, without starting it. */
  state(key: ContributionKey): LoadState;
  /** Starts a contribution unless it is loading, loaded or failed. */
  ensure(key: ContributionKey): void;
  /** As `ensure`, for a place on the page. @returns ends that place */
  show(key: ContributionKey): () => void;
  /** Starts a failed contribution again, on new URLs. */
  retry(key: ContributionKey): void;
}

/**
 * The page's one federation store. It is started for the current URL before the first render and read through
 * `useSyncExternalStore`: no Suspense, which would hold a fallback on the first screen.
 */
export function createFederation(options: FederationOptions): Federation {
  const { integrity, report } = options;
  const loader = createLoader(options);
  const states = createLoadStates();
  const running = new Map<string, RunningRemote>();
  /** Remotes that ran in this page and are not on it any more. */
  const former = new Set<string>();
  options.cover?.(options.boot);
  let boot = withReadableManifests(options.boot, report);

  const parts: RunningRemoteParts = {
    states,
    isIdle: options.isIdle ?? (() => true),
    load: ({ contribution }, remote, release) =>
      loadContribution({ loader, integrity, report, remote, release, contribution }),
    leave: loader.leave,
  };
  const remoteOf = (name: string) => boot.remotes.find((remote) => remote.name === name);

  function runningOf(name: string): RunningRemote | undefined {
    const remote = remoteOf(name);
    const current = running.get(name) ?? (remote && new RunningRemote(remote, parts));
    if (current) running.set(name, current);
    return current;
  }

  function ensure(key: ContributionKey): void {
    if (states.has(key)) return;
    const reason = boot.disabledRemotes.some(({ name }) => name === key.remote) ? 'disabled' : 'unknown';
    const remote = runningOf(key.remote);
    if (remote) remote.start(key);
    else states.set([key, { status: 'skipped', attempt: 0, reason }]);
  }

  /** After its parts have left the page, so that nobody sees them without their styles. */
  function takeAway(remote: BootRemote): void {
    const current = running.get(remote.name);
    if (!current) return;
    running.delete(remote.name);
    former.add(remote.name);
    for (const release of [current.visibleRelease, remote.release]) loader.leave(remote, release);
  }

  return {
    boot: () => boot,
    update(newBoot) {
      const before = boot.remotes;
      options.cover?.(newBoot);
      boot = withReadableManifests(newBoot, report);
      integrity.add(boot.shell);
      for (const { release } of boot.remotes) integrity.add(release);
      const gone = before.filter(({ name }) => !remoteOf(name));
      const isGone = (key: ContributionKey) => !remoteOf(key.remote) || states.get(key).status === 'skipped';
      states.set(
        ...states
          .all()
          .filter(isGone)
          .map((key) => [key, null] as const),
      );
      for (const remote of gone) takeAway(remote);
      for (const remote of boot.remotes) running.get(remote.name)?.configure(remote);
    },
    navigated() {
      for (const remote of running.values()) remote.moveOn();
    },
    needsReload() {
      const isForced = (app: string) => boot.reloads[app] !== options.boot.reloads[app];
      return (
        [...former].some((name) => !remoteOf(name)) ||
        (isForced(SHELL_NAME) && boot.shell.version !== options.boot.shell.version) ||
        boot.remotes.some(({ name, release }) => {
          const visible = running.get(name)?.visibleRelease;
          return isForced(name) && visible !== undefined && visible.version !== release.version;
        })
      );
    },
    subscribe: states.subscribe,
    state: states.get,
    ensure,
    show(key) {
      ensure(key);
      return states.addPlace(key);
    },
    retry: (key) => runningOf(key.remote)?.retry(key),
    ...createPageReports({ boot: () => boot, states, running, loader, report }),
  };
}
