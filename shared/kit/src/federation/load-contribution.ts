import type { BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import type { ComponentType } from 'react';
import { BUDGET_MS, withBudget } from './budget';
import { diagnoseFailure } from './diagnose-failure';
import type { IntegrityMap } from './integrity-map';
import { LoadFailure, toLoadFailure } from './load-failure';
import type { Loader } from './loader';
import { type ReportRemote, SLOW_MS } from './telemetry';

/** What one contribution needs to load. */
export interface ContributionLoad {
  readonly loader: Loader;
  readonly integrity: IntegrityMap;
  readonly report: ReportRemote;
  readonly remote: BootRemote;
  readonly contribution: string;
}

export interface LoadedContribution {
  readonly component: ComponentType<object>;
  readonly version: string;
}

const BACK_OFF_MS = 250;

/**
 * Loads one contribution: the resolved release, one silent retry (a failed preload breaks the next
 * request for its URL), then the previous good release. A release that was too slow is not tried a second time.
 * @throws LoadFailure of the resolved release, when nothing worked
 */
export async function loadContribution(load: ContributionLoad): Promise<LoadedContribution> {
  const { release, fallback } = load.remote;
  const deadlineMs = performance.now() + BUDGET_MS.overall;
  try {
    return await attempt(load, release, deadlineMs).catch(async (error: LoadFailure) => {
      if (error.reason === 'timeout') throw error;
      await new Promise((resolve) => setTimeout(resolve, BACK_OFF_MS));
      return attempt(load, release, deadlineMs);
    });
  } catch (error) {
    if (!fallback) throw error;
    return attempt(load, fallback, performance.now() + BUDGET_MS.overall).catch(() => {
      throw error;
    });
  }
}

async function attempt(
  load: ContributionLoad,
  release: ResolvedRelease,
  deadlineMs: number,
): Promise<LoadedContribution> {
  const startedMs = performance.now();
  const common = () => ({
    remote: load.remote.name,
    version: release.version,
    durationMs: Math.round(performance.now() - startedMs),
  });
  try {
    const component = await withBudget(loadComponent(load, release), deadlineMs - startedMs, 'contribution');
    const { durationMs } = common();
    load.report({ ...common(), outcome: durationMs > SLOW_MS ? 'slow' : 'loaded' });
    return { component, version: release.version };
  } catch (error) {
    const failure = await diagnoseFailure(toLoadFailure(error, 'contribution'), load.integrity);
    const outcome = failure.reason === 'threw' ? 'threw' : 'failed';
    load.report({ ...common(), outcome, phase: failure.phase, reason: failure.reason });
    // eslint-disable-next-line no-console -- telemetry has no cause; a developer with an open console needs it
    console.error(`${load.remote.name} ${release.version}: ${failure.message}`, failure.cause ?? failure);
    throw failure;
  }
}

async function loadComponent({ loader, remote, contribution }: ContributionLoad, release: ResolvedRelease) {
  const module = await loader.container(remote, release);
  const load = module.routes?.[contribution] ?? module.slots?.[contribution] ?? module.modals?.[contribution];
  if (!load) throw new LoadFailure('missing', 'contribution');
  const [loaded] = await Promise.all([load(), loader.messages(module)]);
  // The slot, route or modal host that renders it passes the props of its kind.
  return loaded.default as ComponentType<object>;
}
