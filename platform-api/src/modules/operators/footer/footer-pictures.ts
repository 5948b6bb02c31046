import type { FooterPicture } from '@marquee/contract/calls/footer';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import { textIn } from '../../../platform/localised';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { OpenedImage, Uploads } from '../uploads/service';
import { readFooterImage, readFooterMarks } from './footer-repository';

/** The subject of the pictures of a brand's footer. */
export const footerSubject = (brandId: number) => `footer:${brandId}`;

/** Where a brand's site shows a picture of its footer. */
export const PICTURE_ADDRESS = '/wps/footer/pictures';

/** The pictures of a brand's footer as its site shows them. */
export interface FooterPictures {
  list(brand: BrandRef, language: string): Promise<FooterPicture[]>;
  /** @throws Failure `image_not_found` unless the brand's footer shows a picture of this content */
  open(brand: BrandRef, contentHash: string): Promise<OpenedImage>;
}

export function createFooterPictures(
  { database: { pool } }: Pick<Platform, 'database'>,
  brands: Pick<BrandService, 'byId'>,
  uploads: Pick<Uploads, 'open'>,
): FooterPictures {
  return {
    async list({ id }, language) {
      const { config } = await brands.byId(id);
      const marks = await readFooterMarks(pool, id);
      return marks.map(({ place, width, height, link, alt, contentHash }) => ({
        place,
        src: `${PICTURE_ADDRESS}/${contentHash}`,
        width,
        height,
        link,
        alt: textIn(alt, language, config.defaultLanguage),
      }));
    },
    async open({ id }, contentHash) {
      const imageId = await readFooterImage(pool, id, contentHash);
      if (imageId === null) throw new Failure('image_not_found');
      return uploads.open(imageId, footerSubject(id));
    },
  };
}
