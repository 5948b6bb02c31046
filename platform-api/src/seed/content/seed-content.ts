import type pg from 'pg';
import { ART_VERSION } from '../../modules/games/art/service';
import type { Localised } from '../../platform/localised';
import { sanitiseRichText } from '../../modules/site/content/rich-text';
import { type Database, inTransaction } from '../../platform/database';
import { announcementsOf } from './announcements';
import { bannersOf } from './banners';
import { helpSeeds } from './help';
import { insertPages } from './insert-pages';

interface BrandRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const sanitised = (text: Localised): Localised =>
  Object.fromEntries(Object.entries(text).map(([language, html]) => [language, sanitiseRichText(html)]));

/** Fills banners, announcements, help and pages of each brand that has none yet. Needs the brands. */
export async function seedContent({ pool }: Database): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows: brands } = await client.query<BrandRow>('select id, code, name from brand order by id');
    for (const brand of brands) {
      if (await isEmpty(client, 'banner', brand)) await insertBanners(client, brand);
      if (await isEmpty(client, 'announcement', brand)) await insertAnnouncements(client, brand);
      if (await isEmpty(client, 'help_article', brand)) await insertHelp(client, brand);
      if (await isEmpty(client, 'content_page', brand)) await insertPages(client, brand, sanitised);
    }
  });
}

async function isEmpty(
  client: pg.PoolClient,
  table: 'banner' | 'announcement' | 'help_article' | 'content_page',
  { id }: BrandRow,
): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from ${table} where brand_id = $1 limit 1`, [id]);
  return rowCount === 0;
}

async function insertBanners(client: pg.PoolClient, { id, code }: BrandRow): Promise<void> {
  await client.query(
    `insert into banner (brand_id, group_name, image_url, video_url, alt, title, text, action, linkage, linkage_type, sort_order)
     select $1, group_name, image_url, video_url, alt, title, text, action, linkage, linkage_type, sort_order
     from json_populate_recordset(null::banner, $2)`,
    [id, JSON.stringify(bannersOf(code))],
  );
}

async function insertAnnouncements(client: pg.PoolClient, { id, code }: BrandRow): Promise<void> {
  const rows = announcementsOf(code).map(
    ({ group, execution = null, promotionType = null, scene, title, content }, index) => ({
      group_name: group,
      execution,
      promotion_type: promotionType,
      title,
      content: sanitised(content),
      images: scene ? [{ url: `/art/banner/${code}/${scene}-promo.svg?v=${ART_VERSION}`, sequence: 1 }] : [],
      age_hours: index,
    }),
  );
  await client.query(
    `insert into announcement (brand_id, group_name, execution, promotion_type, title, content, images, published_at)
     select $1, group_name, execution, promotion_type, title, content, images, now() - make_interval(hours => age_hours)
     from json_to_recordset($2) as row (group_name text, execution text, promotion_type text, title jsonb, content jsonb, images jsonb, age_hours int)`,
    [id, JSON.stringify(rows)],
  );
}

async function insertHelp(client: pg.PoolClient, { id }: BrandRow): Promise<void> {
  const rows = helpSeeds.map(({ section, sectionTitle, anchor, title, content }, index) => ({
    section,
    section_title: sectionTitle,
    anchor,
    title,
    content: sanitised(content),
    sort_order: index,
  }));
  await client.query(
    `insert into help_article (brand_id, section, section_title, anchor, title, content, sort_order)
     select $1, section, section_title, anchor, title, content, sort_order from json_populate_recordset(null::help_article, $2)`,
    [id, JSON.stringify(rows)],
  );
}
