import type { BannerGroup } from '@marquee/contract/constants';
import type { Queryable } from '../../../platform/database';
import type { AnnouncementGroup, AnnouncementRow, BannerRow, HelpRow } from './tables';

interface ContentRepository {
  banners(brandId: number, groups: readonly BannerGroup[]): Promise<BannerRow[]>;
  /** Enabled, published and not expired at `now`; the latest first. */
  announcements(brandId: number, groups: readonly AnnouncementGroup[], now: Date): Promise<AnnouncementRow[]>;
  help(brandId: number): Promise<HelpRow[]>;
}

export function contentRepository(pool: Queryable): ContentRepository {
  return {
    async banners(brandId, groups) {
      if (groups.length === 0) return [];
      const { rows } = await pool.query<BannerRow>({
        name: 'content-banners',
        text: `select * from banner where brand_id = $1 and group_name = any($2) and enabled
               order by group_name, sort_order, id`,
        values: [brandId, groups],
      });
      return rows;
    },
    async announcements(brandId, groups, now) {
      if (groups.length === 0) return [];
      const { rows } = await pool.query<AnnouncementRow>({
        name: 'content-announcements',
        text: `select * from announcement
               where brand_id = $1 and group_name = any($2) and enabled and published_at <= $3
                 and (expires_at is null or expires_at > $3)
               order by published_at desc, id desc`,
        values: [brandId, groups, now],
      });
      return rows;
    },
    async help(brandId) {
      const { rows } = await pool.query<HelpRow>({
        name: 'content-help',
        text: 'select * from help_article where brand_id = $1 order by sort_order, id',
        values: [brandId],
      });
      return rows;
    },
  };
}
