import type { BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import type { LoadedContribution } from './load-contribution';
import type { LateArrival, LoadFailure } from './load-failure';
import type { ContributionKey, LoadState } from './load-state';
import type { LoadStates } from './load-states';

export interface RunningRemoteParts {
  readonly states: LoadStates;
  /** Whether a part of the page may be replaced now without losing what a person is doing. */
  readonly isIdle: () => boolean;
  readonly load: (key: ContributionKey, remote: BootRemote, release: ResolvedRelease) => Promise<LoadedContribution>;
  /** Called for a release that the page no longer runs. */
  readonly leave: (remote: BootRemote, release: ResolvedRelease) => void;
}

/** A contribution that is late is given up after this time (specification, section 8). */
const LATE_MS = 120_000;
/** From a time-out to the next attempt; it doubles. */
const FIRST_PAUSE_MS = 4_000;

/**
 * What the page runs of one remote. All that is visible of it comes from one release at any moment: it goes over to another
 * together, when everything has come.
 */
export class RunningRemote {
  #remote: BootRemote;
  /** What the next contribution comes from. */
  #release: ResolvedRelease;
  /** What the contributions on the page came from: the former release while the remote is going over to another. */
  #visible: ResolvedRelease;
  /** Versions that failed here since the configuration of the remote last changed. */
  readonly #broken = new Set<string>();
  #move: Promise<void> | null = null;
  readonly #parts: RunningRemoteParts;

  constructor(remote: BootRemote, parts: RunningRemoteParts) {
    this.#remote = remote;
    this.#release = remote.release;
    this.#visible = remote.release;
    this.#parts = parts;
  }

  /** The release that the contributions on the page came from. */
  get visibleRelease(): ResolvedRelease {
    return this.#visible;
  }

  /** Takes the remote's configuration: another release waits for the next navigation, unless nothing or only a failure is visible. */
  configure(remote: BootRemote): void {
    const isSame = versionsOf(remote) === versionsOf(this.#remote);
    this.#remote = remote;
    if (isSame) return;
    this.#broken.clear();
    const failed = this.#keys('failed');
    if (!this.#isInUse() || (failed.length > 0 && this.#parts.isIdle())) this.moveOn();
    for (const key of failed) this.retry(key);
  }

  /** Loads a contribution for the first time. */
  start(key: ContributionKey): void {
    if (!this.#isInUse() && this.#keys('loading').length === 0) this.#adopt();
    void this.#run(key, 0);
  }

  /** Loads a failed contribution again; from the resolved release, if nothing of another one is visible. */
  retry(key: ContributionKey): void {
    const state = this.#parts.states.get(key);
    if (state.status !== 'failed') return;
    this.#broken.clear();
    if (!this.#isInUse() && this.#keys('loading').length === 0) this.#adopt();
    void this.#run(key, state.attempt + 1);
  }

  /** Shows a contribution as failed, or brings the remote over to the other release, where that takes nothing from the person. */
  fail(key: ContributionKey, { reason, phase }: LoadFailure): void {
    const { states, isIdle } = this.#parts;
    const { attempt } = states.get(key);
    this.#broken.add(this.#release.version);
    const canMove = this.#choice() !== null && (!this.#isInUse() || isIdle());
    states.set([key, canMove ? { status: 'loading', attempt } : { status: 'failed', attempt, reason, phase }]);
    if (canMove) this.moveOn();
  }

  /** As `fail`, for a contribution on the page. While the remote is going over to another release it comes back with the others. */
  crash(key: ContributionKey, failure: LoadFailure): void {
    const { states } = this.#parts;
    if (this.#release === this.#visible) this.fail(key, failure);
    else states.set([key, { status: 'loading', attempt: states.get(key).attempt }]);
  }

  /** Offers in one place on the page to go on without the remote. */
  offerStop(): void {
    const { states } = this.#parts;
    const key = this.#keys('loaded').find((candidate) => states.isVisible(candidate));
    if (!key) return;
    const state = states.get(key);
    if (state.status === 'loaded') states.set([key, { ...state, isBlocking: true }]);
  }

  /** Brings all that is visible over to the release that the page should run now, if that is another one. */
  moveOn(): void {
    const release = this.#choice();
    if (!release) return;
    const { states, load } = this.#parts;
    this.#release = release;
    const isStaying = (key: ContributionKey) =>
      states.get(key).status === 'loaded' && release.version === this.#visible.version;
    const all = states.keysOf(this.#remote.name);
    const unused = all.filter((key) => !states.isVisible(key) && states.get(key).status !== 'loading');
    const keys = all.filter((key) => !unused.includes(key) && !isStaying(key));
    const waiting = keys.filter((key) => states.get(key).status !== 'loaded');
    states.set(
      ...unused.map((key) => [key, null] as const),
      ...waiting.map((key) => [key, { status: 'loading', attempt: states.get(key).attempt }] as const),
    );
    const remote = this.#remote;
    const move = Promise.allSettled(keys.map((key) => load(key, remote, release))).then((results) => {
      if (this.#release === release) this.#arrive(keys, results);
      if (this.#move === move) this.#move = null;
    });
    this.#move = move;
  }

  /** Shows what has come of the release in one step, unless part of it failed and there is another release. */
  #arrive(keys: readonly ContributionKey[], results: readonly PromiseSettledResult<LoadedContribution>[]): void {
    const { states } = this.#parts;
    const hasFailed = results.some(({ status }) => status === 'rejected');
    if (hasFailed) this.#broken.add(this.#release.version);
    if (hasFailed && this.#choice()) {
      if (this.#release.version !== this.#visible.version) this.#parts.leave(this.#remote, this.#release);
      return this.moveOn();
    }
    this.#leaveFor(this.#release);
    const arrivals = results.map((result, index) => ({ result, key: keys[index] }));
    states.set(
      ...arrivals.flatMap(({ result, key }) =>
        key ? [[key, settledState(result, states.get(key).attempt + 1)] as const] : [],
      ),
    );
  }

  async #run(key: ContributionKey, attempt: number): Promise<void> {
    const { states, load } = this.#parts;
    const release = this.#release;
    states.set([key, { status: 'loading', attempt }]);
    const isCurrent = () => this.#release === release && states.has(key) && states.get(key).attempt === attempt;
    try {
      const loaded = await load(key, this.#remote, release);
      // What is visible of the former release would stand beside it.
      await this.#move;
      if (isCurrent()) states.set([key, { status: 'loaded', attempt, ...loaded }]);
    } catch (error) {
      const failure = error as LoadFailure;
      if (isCurrent()) await this.#late(key, attempt, failure, isCurrent);
      else failure.late?.abandon();
    }
  }

  /**
   * A time-out is no failure while there is no other release to show: what arrives late is shown, and it is tried again with
   * growing pauses. The panel is the last resort.
   */
  async #late(key: ContributionKey, attempt: number, first: LoadFailure, isCurrent: () => boolean): Promise<void> {
    const { states, load } = this.#parts;
    const release = this.#release;
    const isWaiting = () => isCurrent() && states.get(key).status === 'loading';
    const show = async (loaded: LoadedContribution): Promise<void> => {
      await this.#move;
      if (isWaiting()) states.set([key, { status: 'loaded', attempt, ...loaded }]);
    };
    const givesUpMs = performance.now() + LATE_MS;
    let failure = first;
    for (let pauseMs = FIRST_PAUSE_MS; isWaiting(); pauseMs *= 2) {
      const { late } = failure;
      const isPatient = late !== undefined && !this.#hasOther(release) && performance.now() + pauseMs < givesUpMs;
      if (!isPatient) {
        late?.abandon();
        return this.fail(key, failure);
      }
      states.set([key, { status: 'loading', attempt, isLate: true }]);
      const arrived = await arrivedWithin(late as LateArrival<LoadedContribution>, pauseMs);
      if (arrived) return show(arrived);
      late.abandon();
      if (!isWaiting()) return;
      try {
        return await show(await load(key, this.#remote, release));
      } catch (error) {
        failure = error as LoadFailure;
      }
    }
    failure.late?.abandon();
  }

  /** Whether the page could show another release instead. */
  #hasOther(release: ResolvedRelease): boolean {
    const { fallback, release: resolved } = this.#remote;
    return [resolved, fallback].some(
      (other) => other && other.version !== release.version && !this.#broken.has(other.version),
    );
  }

  /** Goes over to the release that should run while nothing of the remote is visible. */
  #adopt(): void {
    const release = this.#choice();
    if (!release) return;
    this.#release = release;
    this.#leaveFor(release);
    this.#parts.states.set(...this.#keys('loaded').map((key) => [key, null] as const));
  }

  #leaveFor(release: ResolvedRelease): void {
    if (release.version !== this.#visible.version) this.#parts.leave(this.#remote, this.#visible);
    this.#visible = release;
  }

  /**
   * The first of the resolved, the previous good and the visible release that has not failed here; null when the page runs it
   * already.
   */
  #choice(): ResolvedRelease | null {
    const releases = [this.#remote.release, this.#remote.fallback, this.#isInUse() ? this.#visible : null];
    const choice = releases.find((release) => release && !this.#broken.has(release.version)) ?? null;
    return choice?.version === this.#release.version ? null : choice;
  }

  #isInUse(): boolean {
    return this.#keys('loaded').some((key) => this.#parts.states.isVisible(key));
  }

  #keys(status: LoadState['status']): ContributionKey[] {
    const { states } = this.#parts;
    return states.keysOf(this.#remote.name).filter((key) => states.get(key).status === status);
  }
}

function settledState(result: PromiseSettledResult<LoadedContribution>, attempt: number): LoadState {
  if (result.status === 'fulfilled') return { status: 'loaded', attempt, ...result.value };
  const { reason, phase } = result.reason as LoadFailure;
  return { status: 'failed', attempt, reason, phase };
}

/** @returns null when it has not come in that time, or failed */
async function arrivedWithin(
  { value }: LateArrival<LoadedContribution>,
  ms: number,
): Promise<LoadedContribution | null> {
  const pause = new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
  return Promise.race([value, pause]).catch(() => pause);
}

const versionsOf = ({ release, fallback }: BootRemote): string => `${release.version} ${fallback?.version}`;
