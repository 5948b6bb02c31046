import type { RemoteModule } from '../define-remote';
import { BUDGET_MS, withBudget } from './budget';
import { LoadFailure, toLoadFailure } from './load-failure';

/** The part of the federation runtime that the loader needs; tests supply a small one. */
export interface FederationRuntime {
  registerRemotes(remotes: { name: string; entry: string }[], options?: { force?: boolean }): void;
  /** Calls `onEntryLoaded` when the entry script has run and the container is about to be initialised. */
  loadRemote(container: string, onEntryLoaded: () => void): Promise<{ readonly default: RemoteModule } | null>;
}

/** Name of the container that the build of `remote` publishes (`shared/build/src/webpack/app-folder.ts`). */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

interface ContainerRequest {
  readonly remote: string;
  readonly entryUrl: string;
  /** Replaces what an earlier attempt left behind under the same name. */
  readonly force: boolean;
}

/**
 * Loads and initialises the container of one release.
 * @throws LoadFailure with the phase (`script`, `init`) and the reason
 */
export async function loadContainer(runtime: FederationRuntime, request: ContainerRequest): Promise<RemoteModule> {
  const container = containerName(request.remote);
  let entryLoaded = () => {};
  const entry = new Promise<void>((resolve) => {
    entryLoaded = resolve;
  });
  let phase: 'script' | 'init' = 'script';
  try {
    runtime.registerRemotes([{ name: container, entry: request.entryUrl }], { force: request.force });
    const module = runtime.loadRemote(container, () => {
      phase = 'init';
      entryLoaded();
    });
    const ready = module.then((loaded) => {
      if (!loaded?.default.namespace) throw new LoadFailure('missing', 'init');
      return loaded.default;
    });
    ready.catch(() => undefined);
    // What comes after its time is the whole container, whatever it was late with.
    const inTime = async (work: Promise<unknown>, budgetMs: number) =>
      withBudget(work, budgetMs, phase).catch((error: LoadFailure) => {
        if (error.reason !== 'timeout') throw error;
        throw new LoadFailure('timeout', phase, undefined, { value: ready, abandon: () => undefined });
      });
    await inTime(Promise.race([entry, module]), BUDGET_MS.script);
    await inTime(ready, BUDGET_MS.init);
    return await ready;
  } catch (error) {
    throw toLoadFailure(error, phase);
  }
}
