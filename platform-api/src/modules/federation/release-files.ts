/** A release by its name and version. */
export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** Where the files of releases lie. */
export interface ReleaseFiles {
  /** Removes all files of a release; those of a release that has none are removed already. */
  remove(release: ReleaseId): Promise<void>;
}
