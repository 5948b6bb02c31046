import { createContentService } from '../modules/site/content/service';
import { createContentPages } from '../modules/site/content/pages';
import { createArticleAdmin } from '../modules/operators/articles/article-admin';
import { createFooterPictures } from '../modules/operators/footer/footer-pictures';
import { createFooterAdmin } from '../modules/operators/footer/footer-admin';
import type { Audit } from '../modules/operators/audit/audit';
import type { Uploads } from '../modules/operators/uploads/service';
import type { BrandService } from '../modules/site/brand/service';
import type { LookService } from '../modules/site/look/service';
import type { Platform } from '../platform/platform';

interface ContentParts {
  readonly audit: Audit;
  readonly brands: BrandService;
  readonly looks: Pick<LookService, 'of'>;
  readonly uploads: Uploads;
}

/** Content for members and its administration. */
export function createContent(platform: Platform, { audit, brands, looks, uploads }: ContentParts) {
  return {
    content: createContentService(platform),
    contentPages: createContentPages(platform),
    articleAdmin: createArticleAdmin(platform, brands, audit),
    footerPictures: createFooterPictures(platform, brands, uploads),
    footerAdmin: createFooterAdmin(platform, { audit, brands, looks, uploads }),
  };
}
