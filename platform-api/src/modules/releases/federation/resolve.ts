/** Which releases of a remote a brand runs. */
export interface RunningReleases {
  readonly enabled: boolean;
  /** What members read while it is off, by language. */
  readonly offNotices: Readonly<Record<string, string>>;
  readonly stable: string;
  /** The last release that proved itself: the fall-back (`last-known-good.ts`). */
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
  /** Raised by every change. */
  readonly revision: number;
  /** The revision at which an operator last had open pages reload for it; 0: never. */
  readonly reloadRevision: number;
}

/**
 * What a brand runs for one visitor who previews releases: those alone, with nothing to fall back on, switched on or not.
 * @param picks release by app
 */
export function withPicks(
  entries: readonly BrandRemote[],
  brandId: number,
  picks: ReadonlyMap<string, string>,
): readonly BrandRemote[] {
  const absent = [...picks.keys()].filter((name) => !entries.some(({ remote }) => remote === name));
  return [
    ...entries.map((entry) => ({ ...entry, ...picked(picks.get(entry.remote)) })),
    ...absent.map((remote) => ({ ...NOTHING, brandId, remote, ...picked(picks.get(remote)) })),
  ];
}

const NOTHING = {
  offNotices: {},
  stable: '',
  previous: null,
  canary: null,
  canaryPercent: 0,
  pinned: null,
  enabled: true,
  revision: 0,
  reloadRevision: 0,
};

const picked = (version: string | undefined): Partial<RunningReleases> =>
  version === undefined ? {} : { enabled: true, stable: version, previous: null, canary: null, pinned: null };

/**
 * The releases that a visitor may get, best first: the brand's pin, else the canary for visitors below its percentage, else
 * the stable one; then those to fall back on.
 * @param bucket 0 to 99, constant for a visitor
 */
export function candidateVersions(entry: RunningReleases, bucket: number): string[] {
  const { pinned, canary, canaryPercent, stable, previous } = entry;
  const first = pinned ?? (canary !== null && bucket < canaryPercent ? canary : stable);
  return [...new Set([first, stable, previous])].filter((version) => version !== null);
}
