import type { BannerGroup } from '@marquee/contract/constants';
import type { Selectable } from 'kysely';
import type { Query } from '../../platform/database';
import type { AnnouncementGroup, ContentTables } from './tables';

export type BannerRow = Selectable<ContentTables['banner']>;
export type AnnouncementRow = Selectable<ContentTables['announcement']>;
export type HelpRow = Selectable<ContentTables['help_article']>;

interface ContentRepository {
  banners(brandId: number, groups: readonly BannerGroup[]): Promise<BannerRow[]>;
  /** Enabled, published and not expired at `now`; the latest first. */
  announcements(brandId: number, groups: readonly AnnouncementGroup[], now: Date): Promise<AnnouncementRow[]>;
  help(brandId: number): Promise<HelpRow[]>;
}

export function contentRepository(query: Query): ContentRepository {
  const tables = query.withTables<ContentTables>();
  return {
    async banners(brandId, groups) {
      if (groups.length === 0) return [];
      return tables
        .selectFrom('banner')
        .selectAll()
        .where('brand_id', '=', brandId)
        .where('group_name', 'in', groups)
        .where('enabled', '=', true)
        .orderBy('group_name')
        .orderBy('sort_order')
        .orderBy('id')
        .execute();
    },
    async announcements(brandId, groups, now) {
      if (groups.length === 0) return [];
      return tables
        .selectFrom('announcement')
        .selectAll()
        .where('brand_id', '=', brandId)
        .where('group_name', 'in', groups)
        .where('enabled', '=', true)
        .where('published_at', '<=', now)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },
    help: (brandId) =>
      tables
        .selectFrom('help_article')
        .selectAll()
        .where('brand_id', '=', brandId)
        .orderBy('sort_order')
        .orderBy('id')
        .execute(),
  };
}
