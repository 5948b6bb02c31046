import type { FooterPlace } from '@marquee/contract/footer-places';
import type { Queryable } from '../../../platform/database';
import type { Localised } from '../../../platform/localised';

export interface FooterMarkRow {
  readonly imageId: string;
  readonly place: FooterPlace;
  readonly link: string | null;
  readonly alt: Localised;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the stored picture. */
  readonly contentHash: string;
}

/** The pictures of a brand's footer in their order. */
export async function readFooterMarks(db: Queryable, brandId: number): Promise<FooterMarkRow[]> {
  const { rows } = await db.query<FooterMarkRow>({
    name: 'footer-marks',
    text: `select image.id as "imageId", place, link, alt, width, height, content_hash as "contentHash"
           from footer_mark join uploaded_image image on image.id = image_id
           where footer_mark.brand_id = $1 order by position`,
    values: [brandId],
  });
  return rows;
}

/** @returns the id of the picture of this content in the brand's footer; null: it has none */
export async function readFooterImage(db: Queryable, brandId: number, contentHash: string): Promise<string | null> {
  const { rows } = await db.query<{ imageId: string }>({
    name: 'footer-image',
    text: `select image.id as "imageId" from footer_mark join uploaded_image image on image.id = image_id
           where footer_mark.brand_id = $1 and content_hash = $2 limit 1`,
    values: [brandId, contentHash],
  });
  return rows[0]?.imageId ?? null;
}

type WrittenMark = Pick<FooterMarkRow, 'imageId' | 'place' | 'link' | 'alt'>;

/** Replaces all pictures of a brand's footer. */
export async function writeFooterMarks(tx: Queryable, brandId: number, marks: readonly WrittenMark[]): Promise<void> {
  await tx.query({ name: 'footer-delete', text: 'delete from footer_mark where brand_id = $1', values: [brandId] });
  await tx.query({
    name: 'footer-insert',
    text: `insert into footer_mark (brand_id, position, place, image_id, link, alt)
           select $1, mark.position - 1, mark.place, mark.image_id, mark.link, mark.alt
           from unnest($2::text[], $3::uuid[], $4::text[], $5::jsonb[])
             with ordinality as mark (place, image_id, link, alt, position)`,
    values: [
      brandId,
      marks.map(({ place }) => place),
      marks.map(({ imageId }) => imageId),
      marks.map(({ link }) => link),
      marks.map(({ alt }) => JSON.stringify(alt)),
    ],
  });
}
