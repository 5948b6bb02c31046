import type { ContributionKey, LoadState } from './load-state';

const IDLE: LoadState = { status: 'loading', attempt: 0 };

/** The load state of every contribution that was started, and which of them stand on the page. */
export interface LoadStates {
  get(key: ContributionKey): LoadState;
  has(key: ContributionKey): boolean;
  /** Changes states and then notifies the page once; null forgets one. */
  set(...changes: readonly (readonly [ContributionKey, LoadState | null])[]): void;
  all(): ContributionKey[];
  keysOf(remote: string): ContributionKey[];
  /** Counts a place of the contribution on the page. @returns ends that */
  addPlace(key: ContributionKey): () => void;
  isVisible(key: ContributionKey): boolean;
  subscribe(listener: () => void): () => void;
}

interface Entry {
  readonly key: ContributionKey;
  readonly state: LoadState;
}

export function createLoadStates(): LoadStates {
  const entries = new Map<string, Entry>();
  const places = new Map<string, number>();
  const listeners = new Set<() => void>();
  const change = (key: ContributionKey, by: number) => places.set(idOf(key), (places.get(idOf(key)) ?? 0) + by);
  return {
    get: (key) => entries.get(idOf(key))?.state ?? IDLE,
    has: (key) => entries.has(idOf(key)),
    set(...changes) {
      for (const [key, state] of changes) {
        if (state) entries.set(idOf(key), { key, state });
        else entries.delete(idOf(key));
      }
      for (const listener of listeners) listener();
    },
    all: () => [...entries.values()].map(({ key }) => key),
    keysOf(remote) {
      return this.all().filter((key) => key.remote === remote);
    },
    addPlace(key) {
      change(key, 1);
      return () => change(key, -1);
    },
    isVisible: (key) => (places.get(idOf(key)) ?? 0) > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function idOf({ remote, contribution }: ContributionKey): string {
  return `${remote}/${contribution}`;
}
