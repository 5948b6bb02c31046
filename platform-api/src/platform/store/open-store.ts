import type { Config } from '../config';
import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import type { Store } from './store';

/** The store that a deployment has set: its bucket, or else the state folder. */
export function openStore({ home, store }: Pick<Config, 'home' | 'store'>): Store {
  return store === null ? createFolderStore(home) : createBucketStore(store, home);
}
