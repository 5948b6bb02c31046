import type { Platform } from '../../../platform/platform';
import type { PageToken, TokenScope } from './page-tokens';
import {
  addReportingPage,
  addServedPages,
  type PagesOfMinute,
  removeOldPages,
  type RemoteRelease,
} from './served-pages-repository';

/** Counts the pages that were served with each release, and those of them that reported: a page that freezes reports nothing. */
export interface ServedPages {
  /** In the memory of the process until the next `flush`: a page costs no write. */
  add(scope: TokenScope): void;
  flush(): Promise<void>;
  /** Counts a page as reporting about the remotes, once for each of them. */
  reported(token: PageToken, scope: TokenScope, remotes: ReadonlySet<string>): Promise<void>;
  /** Removes counts that no roll-out looks at. */
  sweep(): Promise<void>;
}

export function createServedPages({ database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>): ServedPages {
  let waiting = new Map<string, PagesOfMinute>();
  return {
    add({ brandId, releases }) {
      const minute = minuteOf(clock.now());
      for (const release of firstReleases(releases)) {
        const key = `${brandId} ${release.remote}@${release.version} ${minute.getTime()}`;
        waiting.set(key, { brandId, ...release, minute, pages: (waiting.get(key)?.pages ?? 0) + 1 });
      }
    },
    async flush() {
      const counts = [...waiting.values()];
      waiting = new Map();
      if (counts.length > 0) await addServedPages(pool, counts);
    },
    async reported({ page, issuedAt, isServedPage }, { brandId, releases }, remotes) {
      const reporting = firstReleases(releases).filter(({ remote }) => remotes.has(remote));
      if (!isServedPage || reporting.length === 0) return;
      await addReportingPage(pool, {
        page,
        brandId,
        minute: minuteOf(issuedAt),
        releases: reporting,
        now: clock.now(),
      });
    },
    sweep: () => removeOldPages(pool, clock.now()),
  };
}

/** What the page was served with of each app; a release to fall back on follows it in the list. */
function firstReleases(releases: readonly string[]): RemoteRelease[] {
  const versions = new Map<string, string>();
  for (const release of releases) {
    const [remote = '', version = ''] = release.split('@', 2);
    if (!versions.has(remote)) versions.set(remote, version);
  }
  return [...versions].map(([remote, version]) => ({ remote, version }));
}

const minuteOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
