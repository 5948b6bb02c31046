import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { LATE_SHARES } from './late-shares';
import { FIRST_SHARES } from './provide-shared';

/** What containers take from the page, as module federation has it: by share key and version. */
export type ShareScope = ModuleFederation['shareScopeMap'][string];
type Share = ShareScope[string][string];

/** What the entry of a remote leaves in the page (`shared/build/src/webpack/remote-container.ts`). */
export interface Container {
  init(scope: ShareScope): void;
  get(module: string): () => Promise<object>;
}

/**
 * The shares of the shell. There is one version of each, so its name is a formality; whether a share fits a remote is
 * decided before the release reaches a page.
 * @param whenFailed called when a file of the shell did not arrive, before the next attempt
 */
export function createShareScope(whenFailed: () => void): ShareScope {
  const first = Object.entries(FIRST_SHARES).map(
    ([key, module]) => [key, { page: shareOf(() => () => module) }] as const,
  );
  const late = Object.entries(LATE_SHARES).map(([key, load]) => {
    const get = async () => {
      try {
        const module = await load();
        return () => module;
      } catch (error) {
        whenFailed();
        throw error;
      }
    };
    return [key, { page: shareOf(get) }] as const;
  });
  return Object.fromEntries([...first, ...late]);
}

/** @param get the module behind the key: at once, or when its file is there */
const shareOf = (get: Share['get']): Share => ({
  version: 'page',
  get,
  shareConfig: { singleton: true, requiredVersion: false },
  scope: ['default'],
  useIn: [],
  from: 'host_shell',
  deps: [],
  strategy: 'loaded-first',
});
