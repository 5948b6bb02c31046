import type { Selectable } from 'kysely';
import type { Query } from '../../platform/database';
import { offsetOf } from '../../platform/paging';
import type { ContentKind, ContentTables } from './tables';

export type ContentPageRow = Selectable<ContentTables['content_page']>;

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

export function contentPageRepository(query: Query): ContentPageRepository {
  const tables = query.withTables<ContentTables>();
  const visiblePages = (brandId: number, kind: ContentKind, now: Date) =>
    tables
      .selectFrom('content_page')
      .where('brand_id', '=', brandId)
      .where('kind', '=', kind)
      .where('enabled', '=', true)
      .where('published_at', '<=', now);
  const ordered = (brandId: number, kind: ContentKind, now: Date) =>
    visiblePages(brandId, kind, now).selectAll().orderBy('sort_order').orderBy('published_at', 'desc').orderBy('id');
  return {
    one: (brandId, kind, slug, now) =>
      visiblePages(brandId, kind, now).selectAll().where('slug', '=', slug).executeTakeFirst(),
    all: (brandId, kind, now) => ordered(brandId, kind, now).execute(),
    async page(brandId, kind, now, page) {
      const [rows, totals] = await Promise.all([
        ordered(brandId, kind, now).limit(page.pageSize).offset(offsetOf(page)).execute(),
        visiblePages(brandId, kind, now)
          .select(({ fn }) => fn.countAll().as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      return { rows, total: Number(totals.total) };
    },
  };
}
