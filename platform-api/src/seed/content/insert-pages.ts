import type pg from 'pg';
import { ART_VERSION } from '../../modules/games/art/service';
import type { Localised } from '../../platform/localised';
import { pagesOf } from './pages';

interface NamedBrand {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** @param sanitised cleans rich text before it is stored */
export async function insertPages(
  client: pg.PoolClient,
  brand: NamedBrand,
  sanitised: (text: Localised) => Localised,
): Promise<void> {
  const rows = pagesOf(brand).map(({ kind, slug, scene, daysAgo = 0, title, summary, content }, index) => ({
    kind,
    slug,
    title,
    summary,
    content: sanitised(content),
    image_url: scene ? `/art/banner/${brand.code}/${scene}-promo.svg?v=${ART_VERSION}` : null,
    days_ago: daysAgo,
    // Articles are ordered by date.
    sort_order: kind === 'blog' || kind === 'news' ? 0 : index,
  }));
  await client.query(
    `insert into content_page (brand_id, kind, slug, title, summary, content, image_url, sort_order, published_at, updated_at)
     select $1, kind, slug, title, summary, content, image_url, sort_order, at, at
     from json_to_recordset($2) as row (kind text, slug text, title jsonb, summary jsonb, content jsonb, image_url text, days_ago int, sort_order int),
       lateral (select now() - make_interval(days => days_ago) as at) as published`,
    [brand.id, JSON.stringify(rows)],
  );
}
