import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { BrandService } from '../brand/service';
import type { ContentPages } from './pages';

export function contentPageRoutes(on: On, pages: ContentPages, brands: BrandService): void {
  on('content.page', (input, { brand, language }) => pages.page(brand, input.slug, input.language ?? language));
  on('content.articles', ({ kind, language: requestedLanguage, ...range }, { brand, language }) =>
    pages.articles(brand, kind, requestedLanguage ?? language, range),
  );
  on('content.article', (input, { brand, language }) =>
    pages.article(brand, input.kind, input.slug, input.language ?? language),
  );
  on('content.appGuides', async (input, { brand, language }) => {
    const { config } = await brands.byId(brand.id);
    if (config.flags['APPDOWNLOAD'] !== true) throw new Failure('feature_disabled');
    return pages.appGuides(brand, config.apps, input.language ?? language);
  });
}
