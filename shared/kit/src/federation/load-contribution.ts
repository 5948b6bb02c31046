import type { BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import type { ComponentType } from 'react';
import type { RemoteModule } from '../define-remote';
import { BUDGET_MS, withBudget } from './budget';
import { diagnoseFailure } from './diagnose-failure';
import type { IntegrityMap } from './integrity-map';
import { type LateArrival, LoadFailure, toLoadFailure } from './load-failure';
import type { Loader } from './loader';
import { reportError } from './report-error';
import { type ReportRemote, SLOW_MS } from './telemetry';

/** What one contribution needs to load. */
export interface ContributionLoad {
  readonly loader: Loader;
  readonly integrity: IntegrityMap;
  readonly report: ReportRemote;
  readonly remote: BootRemote;
  readonly release: ResolvedRelease;
  readonly contribution: string;
}

export interface LoadedContribution {
  readonly component: ComponentType<object>;
  readonly version: string;
  /** The module of the container that it came from. */
  readonly module: RemoteModule;
}

const BACK_OFF_MS = 250;

/**
 * Loads one contribution of a release, with one silent retry (a failed preload breaks the next request for its URL).
 * A release that was too slow is not tried a second time.
 * @throws LoadFailure
 */
export async function loadContribution(load: ContributionLoad): Promise<LoadedContribution> {
  const deadlineMs = performance.now() + BUDGET_MS.overall;
  return attempt(load, deadlineMs).catch(async (error: LoadFailure) => {
    if (error.reason === 'timeout') throw error;
    await new Promise((resolve) => setTimeout(resolve, BACK_OFF_MS));
    return attempt(load, deadlineMs);
  });
}

async function attempt(load: ContributionLoad, deadlineMs: number): Promise<LoadedContribution> {
  const { loader, remote, release } = load;
  const startedMs = performance.now();
  const common = () => ({
    remote: remote.name,
    version: release.version,
    durationMs: Math.round(performance.now() - startedMs),
  });
  let module: RemoteModule | undefined;
  const arrive = async (started: RemoteModule): Promise<LoadedContribution> => {
    const component = await loadComponent(load, started);
    const { durationMs } = common();
    load.report({ ...common(), outcome: durationMs > SLOW_MS ? 'slow' : 'loaded' });
    return { component, version: release.version, module: started };
  };
  try {
    const starting = loader.container(remote, release).then((started) => (module = started));
    const loading = starting.then((started) => arrive(started));
    return await withBudget(loading, deadlineMs - startedMs, 'contribution');
  } catch (error) {
    const failure = await diagnoseFailure(toLoadFailure(error, 'contribution'), load.integrity);
    const abandon = () => loader.recover(remote, release, failure, module);
    // What is late keeps its requests until somebody gives it up.
    if (!failure.late) abandon();
    const outcome = failure.reason === 'threw' ? 'threw' : 'failed';
    const report = { ...common(), outcome, phase: failure.phase, reason: failure.reason } as const;
    if (outcome === 'threw') reportError(load.report, report, failure.cause);
    else load.report(report);
    // eslint-disable-next-line no-console -- telemetry has no cause; a developer with an open console needs it
    console.error(`${remote.name} ${release.version}: ${failure.message}`, failure.cause ?? failure);
    throw failure.late
      ? new LoadFailure(failure.reason, failure.phase, failure.cause, lateOf(failure, arrive, abandon))
      : failure;
  }
}

/** A contribution whose container, or itself, comes after its time. */
function lateOf(
  { phase, late }: LoadFailure,
  arrive: (module: RemoteModule) => Promise<LoadedContribution>,
  abandon: () => void,
): LateArrival<LoadedContribution> {
  const value =
    phase === 'contribution'
      ? (late?.value as Promise<LoadedContribution>)
      : (late?.value as Promise<RemoteModule>).then(arrive);
  value.catch(() => undefined);
  return { value, abandon };
}

async function loadComponent({ loader, contribution }: ContributionLoad, module: RemoteModule) {
  const load = module.routes?.[contribution] ?? module.slots?.[contribution] ?? module.modals?.[contribution];
  if (!load) throw new LoadFailure('missing', 'contribution');
  const [loaded] = await Promise.all([load(), loader.messages(module, contribution)]);
  // The slot, route or modal host that renders it passes the props of its kind.
  return loaded.default as ComponentType<object>;
}
