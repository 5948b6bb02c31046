import type { Queryable } from '../../../platform/database';
import { offsetOf } from '../../../platform/paging';
import type { ContentKind, ContentPageRow } from './tables';

interface PageRange {
  readonly pageNo: number;
  readonly pageSize: number;
}

interface ContentPageRepository {
  one(brandId: number, kind: ContentKind, slug: string, now: Date): Promise<ContentPageRow | undefined>;
  /** Enabled and published at `now`, in the order of the kind: guides as sorted, articles the latest first. */
  all(brandId: number, kind: ContentKind, now: Date): Promise<ContentPageRow[]>;
  page(
    brandId: number,
    kind: ContentKind,
    now: Date,
    range: PageRange,
  ): Promise<{ rows: ContentPageRow[]; total: number }>;
}

const VISIBLE = 'from content_page where brand_id = $1 and kind = $2 and enabled and published_at <= $3';
const ORDER = 'order by sort_order, published_at desc, id';

export function contentPageRepository(pool: Queryable): ContentPageRepository {
  return {
    async one(brandId, kind, slug, now) {
      const { rows } = await pool.query<ContentPageRow>({
        name: 'content-page',
        text: `select * ${VISIBLE} and slug = $4`,
        values: [brandId, kind, now, slug],
      });
      return rows[0];
    },
    async all(brandId, kind, now) {
      const { rows } = await pool.query<ContentPageRow>({
        name: 'content-pages',
        text: `select * ${VISIBLE} ${ORDER}`,
        values: [brandId, kind, now],
      });
      return rows;
    },
    async page(brandId, kind, now, page) {
      const [{ rows }, totals] = await Promise.all([
        pool.query<ContentPageRow>({
          name: 'content-pages-part',
          text: `select * ${VISIBLE} ${ORDER} limit $4 offset $5`,
          values: [brandId, kind, now, page.pageSize, offsetOf(page)],
        }),
        pool.query<{ total: bigint }>({
          name: 'content-pages-total',
          text: `select count(*) as total ${VISIBLE}`,
          values: [brandId, kind, now],
        }),
      ]);
      return { rows, total: Number(totals.rows[0]?.total) };
    },
  };
}
