import type { Release } from '@marquee/contract/release';

/** The parts of a release that say where its files lie. */
export type ReleasePlace = Pick<Release, 'name' | 'version' | 'entry' | 'integrity'>;

/** A store of releases' files: a static origin. Each throws Failure `release_storage_down` when it cannot be reached. */
export interface ReleaseFiles {
  /** Adds all files of a release, replacing those of a publication that did not end. */
  put(release: ReleasePlace, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Whether pages can load the release. */
  has(release: ReleasePlace): Promise<boolean>;
  /** Removes all files of a release; those of a release that has none are removed already. */
  remove(release: ReleasePlace): Promise<void>;
  /** Where pages load the release's files from, ends with a slash; null: from their own origin, below `/releases/`. */
  baseUrlOf(release: ReleasePlace): string | null;
}

/** The stores of a deployment. */
export interface ReleaseStores {
  /** Where releases are published to. */
  readonly current: ReleaseFiles;
  /** The store that a release lies in. @param baseUrl as it was registered */
  of(baseUrl: string | null): ReleaseFiles;
}
