import { LATE_SHARES } from './late-shares';
import { FIRST_SHARES } from './provide-shared';

type Factory = () => object;

interface Share {
  /** The module behind the key: at once, or when its file is there. */
  get(): Factory | Promise<Factory>;
}

/**
 * What containers take from the page, as module federation has it: by share key and version. There is one of each, so the
 * version is a formality; whether it fits a remote is decided before the release reaches a page.
 */
export type ShareScope = Readonly<Record<string, { readonly page: Share }>>;

type Entry = [string, { page: Share }];

/** @param whenFailed called when a file of the shell did not arrive, before the next attempt */
export function createShareScope(whenFailed: () => void): ShareScope {
  const first = Object.entries(FIRST_SHARES).map(
    ([key, module]) => [key, { page: { get: () => () => module } }] as const,
  );
  const late = Object.entries(LATE_SHARES).map(([key, load]): Entry => {
    const get = async () => {
      try {
        const module = await load();
        return () => module;
      } catch (error) {
        whenFailed();
        throw error;
      }
    };
    return [key, { page: { get } }];
  });
  return Object.fromEntries([...first, ...late]);
}
