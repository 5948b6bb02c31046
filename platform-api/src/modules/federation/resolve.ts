/** Which releases of a remote a brand runs. */
export interface RunningReleases {
  readonly enabled: boolean;
  readonly disabledReason: string | null;
  readonly stable: string;
  /** The stable release before this one: the fall-back, and the target of a rollback. */
  readonly previous: string | null;
  readonly canary: string | null;
  /** 0 to 100: the share of visitors who get the canary. */
  readonly canaryPercent: number;
  readonly pinned: string | null;
}

/** The releases of one remote at one brand. */
export interface BrandRemote extends RunningReleases {
  readonly brandId: number;
  readonly remote: string;
}

export interface Resolution {
  readonly version: string;
  /** A working release to fall back on, null when there is none but the chosen one. */
  readonly fallback: string | null;
}

/**
 * The release a visitor gets: the brand's pin, else the canary for visitors below its percentage, else the stable one.
 * @param bucket 0 to 99, constant for a visitor
 */
export function resolveVersion(entry: BrandRemote, bucket: number): Resolution {
  const { pinned, canary, canaryPercent, stable, previous } = entry;
  const version = pinned ?? (canary !== null && bucket < canaryPercent ? canary : stable);
  const fallback = [stable, previous].find((candidate) => candidate !== null && candidate !== version) ?? null;
  return { version, fallback };
}
