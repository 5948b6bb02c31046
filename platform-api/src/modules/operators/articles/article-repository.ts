import type { AdminArticle } from '@marquee/contract/calls/article-admin';
import type { Queryable } from '../../../platform/database';
import type { Localised } from '../../../platform/localised';

export type ArticleKindOfAdmin = AdminArticle['kind'];

export interface ArticleRow {
  readonly slug: string;
  readonly title: Localised;
  readonly summary: Localised;
  readonly content: Localised;
  readonly enabled: boolean;
  readonly updatedAt: Date | null;
}

const COLUMNS = 'slug, title, summary, content, enabled, updated_at as "updatedAt"';
const HELP_COLUMNS = `anchor as slug, title, '{}'::jsonb as summary, content, true as enabled, null::timestamptz as "updatedAt"`;

/** All of a kind, enabled or not, in the order of the site. */
export async function readArticles(db: Queryable, brandId: number, kind: ArticleKindOfAdmin): Promise<ArticleRow[]> {
  const { rows } =
    kind === 'help'
      ? await db.query<ArticleRow>({
          name: 'admin-help',
          text: `select ${HELP_COLUMNS} from help_article where brand_id = $1 order by sort_order, id`,
          values: [brandId],
        })
      : await db.query<ArticleRow>({
          name: 'admin-articles',
          text: `select ${COLUMNS} from content_page where brand_id = $1 and kind = $2
                 order by sort_order, published_at desc, id`,
          values: [brandId, kind],
        });
  return rows;
}

export interface WrittenArticle extends Omit<ArticleRow, 'updatedAt'> {
  readonly brandId: number;
  readonly kind: ArticleKindOfAdmin;
}

export async function updateArticle(tx: Queryable, article: WrittenArticle, now: Date): Promise<void> {
  const { brandId, kind, slug, title, summary, content, enabled } = article;
  if (kind === 'help')
    await tx.query('update help_article set title = $3, content = $4 where brand_id = $1 and anchor = $2', [
      brandId,
      slug,
      title,
      content,
    ]);
  else
    await tx.query(
      `update content_page set title = $4, summary = $5, content = $6, enabled = $7, updated_at = $8
           where brand_id = $1 and kind = $2 and slug = $3`,
      [brandId, kind, slug, title, summary, content, enabled, now],
    );
}

/** A new article of the blog or the news, published now. */
export async function insertArticle(tx: Queryable, article: WrittenArticle, now: Date): Promise<void> {
  const { brandId, kind, slug, title, summary, content, enabled } = article;
  await tx.query(
    `insert into content_page (brand_id, kind, slug, title, summary, content, enabled, published_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [brandId, kind, slug, title, summary, content, enabled, now],
  );
}
