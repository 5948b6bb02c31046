import type { CallValue } from '@marquee/contract/calls/index';
import type { AppGuide, ArticleKind, ArticleSummary, ContentPage } from '@marquee/contract/entities/content';
import type { BrandRef } from '../../../platform/http/visitor';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { pageOf } from '../../../platform/paging';
import { textIn } from '../../../platform/localised';
import { contentPageRepository } from './page-repository';
import type { ContentPageRow } from './tables';

type BrandLanguage = Pick<BrandRef, 'id' | 'defaultLanguage'>;
type Apps = Readonly<Record<'ios' | 'android', string | null>>;

interface ArticleRange {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A brand's pages, articles and app guides, each in the requested language or the nearest available. */
export interface ContentPages {
  /** @throws Failure `not_found` */
  page(brand: BrandLanguage, slug: string, language: string): Promise<ContentPage>;
  articles(
    brand: BrandLanguage,
    kind: ArticleKind,
    language: string,
    range: ArticleRange,
  ): Promise<CallValue<'content.articles'>>;
  /** @throws Failure `not_found` */
  article(
    brand: BrandLanguage,
    kind: ArticleKind,
    slug: string,
    language: string,
  ): Promise<CallValue<'content.article'>>;
  /** @param apps addresses of the brand's own apps */
  appGuides(brand: BrandLanguage, apps: Apps, language: string): Promise<AppGuide[]>;
}

export function createContentPages({ database, clock }: Pick<Platform, 'database' | 'clock'>): ContentPages {
  const repository = contentPageRepository(database.pool);

  const readPage = async (brand: BrandLanguage, kind: 'page' | ArticleKind, slug: string) => {
    const row = await repository.one(brand.id, kind, slug, clock.now());
    if (!row) throw new Failure('not_found');
    return row;
  };

  return {
    async page(brand, slug, language) {
      const row = await readPage(brand, 'page', slug);
      const text = reader(brand, language);
      return {
        slug: row.slug,
        title: text(row.title),
        summary: text(row.summary),
        content: text(row.content),
        updatedAt: row.updated_at.toISOString(),
      };
    },
    async articles(brand, kind, language, page) {
      const { rows, total } = await repository.page(brand.id, kind, clock.now(), page);
      return pageOf(
        rows.map((row) => summaryOf(row, reader(brand, language))),
        total,
        page,
      );
    },
    async article(brand, kind, slug, language) {
      const row = await readPage(brand, kind, slug);
      const text = reader(brand, language);
      return { ...summaryOf(row, text), content: text(row.content) };
    },
    async appGuides(brand, apps, language) {
      const text = reader(brand, language);
      const rows = await repository.all(brand.id, 'app-guide', clock.now());
      return rows.map(({ slug, title, content }) => {
        const device = slug as AppGuide['device'];
        return {
          device,
          title: text(title),
          content: text(content),
          downloadUrl: device === 'desktop' ? null : apps[device],
        };
      });
    },
  };
}

type TextReader = (text: ContentPageRow['title']) => string;

const reader =
  ({ defaultLanguage }: BrandLanguage, language: string): TextReader =>
  (text) =>
    textIn(text, language, defaultLanguage);

function summaryOf(
  { slug, title, summary, image_url, published_at }: ContentPageRow,
  text: TextReader,
): ArticleSummary {
  return {
    slug,
    title: text(title),
    summary: text(summary),
    imageUrl: image_url,
    publishedAt: published_at.toISOString(),
  };
}
