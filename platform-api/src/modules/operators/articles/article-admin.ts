import type { ArticleText } from '@marquee/contract/calls/article-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../rights/operated-brand';
import type { Audit } from '../audit/audit';
import { byOperator } from '../audit/operator-caller';
import { fact, localised, yes, type Fact } from '../proposals/facts';
import { lockSaves, requireRevision, revisionOf } from '../revision/revision';
import { requireRight } from '../rights/rights';
import {
  type ArticleKindOfAdmin,
  type ArticleRow,
  insertArticle,
  readArticles,
  updateArticle,
  type WrittenArticle,
} from './article-repository';
import type { Localised } from '../../../platform/localised';
import { sanitiseRichText } from '../../site/content/rich-text';

type Place = Omit<ParsedCallRequest<'articleAdmin.read'>, 'slug'>;

/** Administration of the site's texts. Every method throws `forbidden` without the right `content` and the brand. */
export interface ArticleAdmin {
  list(operator: OperatorRef, place: Place): Promise<CallValue<'articleAdmin.list'>>;
  /**
   * Without texts if it can be created.
   * @throws Failure `not_found`
   */
  read(operator: OperatorRef, article: ParsedCallRequest<'articleAdmin.read'>): Promise<CallValue<'articleAdmin.read'>>;
  /**
   * @throws Failure `not_found` for an unknown page or help text, `validation_failed` for a language that the brand
   *   lacks, `conflict` where another operator has changed it meanwhile
   */
  save(operator: OperatorRef, article: ParsedCallRequest<'articleAdmin.save'>, requestId: string): Promise<void>;
  /** The rich text as it would be stored. */
  preview(operator: OperatorRef, content: string): string;
}

const MAY_BE_NEW: ReadonlySet<ArticleKindOfAdmin> = new Set(['blog', 'news']);

export function createArticleAdmin(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  brands: Pick<BrandService, 'all'>,
  audit: Audit,
): ArticleAdmin {
  const brandFor = (operator: OperatorRef, code: string) => operatedBrand(brands, operator, 'content', code);

  return {
    async list(operator, { brand: code, kind }) {
      const brand = await brandFor(operator, code);
      const rows = await readArticles(pool, brand.id, kind);
      return rows.map(({ slug, enabled, updatedAt, title }) => ({
        kind,
        slug,
        enabled,
        updatedAt: updatedAt?.toISOString() ?? null,
        titles: title,
      }));
    },

    async read(operator, { brand: code, kind, slug }) {
      const brand = await brandFor(operator, code);
      const article = await readArticle(pool, brand.id, { kind, slug });
      if (!article && MAY_BE_NEW.has(kind))
        return { enabled: true, texts: {}, revision: null, languages: languagesOf(brand) };
      if (!article) throw new Failure('not_found');
      const { title, summary, content, enabled } = article;
      const texts = Object.keys(title).map((language) => [
        language,
        { title: title[language] ?? '', summary: summary[language] ?? '', content: content[language] ?? '' },
      ]);
      const revision = revisionOf(articleFacts(article));
      return { enabled, texts: Object.fromEntries(texts) as never, revision, languages: languagesOf(brand) };
    },

    async save(operator, { brand: code, kind, slug, enabled, texts, revision }, requestId) {
      const brand = await brandFor(operator, code);
      const article = articleOf(brand, { kind, slug, enabled, texts });
      await inTransaction(pool, async (tx) => {
        await lockSaves(tx, brand.id);
        const stored = await readArticle(tx, brand.id, article);
        if (!stored && !MAY_BE_NEW.has(kind)) throw new Failure('not_found');
        requireRevision({ revision, stored: stored && articleFacts(stored), change: articleFacts(article) });
        await (stored ? updateArticle : insertArticle)(tx, article, clock.now());
        await audit.record(
          {
            ...byOperator({ operator, requestId }),
            action: stored ? 'article.changed' : 'article.written',
            subject: `article:${kind}/${slug}`,
            details: { languages: Object.keys(texts), enabled },
            brandId: brand.id,
          },
          tx,
        );
      });
    },

    preview(operator, content) {
      requireRight(operator, 'content');
      return sanitiseRichText(content);
    },
  };
}

const readArticle = async (
  db: Queryable,
  brandId: number,
  { kind, slug }: Pick<WrittenArticle, 'kind' | 'slug'>,
): Promise<ArticleRow | null> => (await readArticles(db, brandId, kind)).find((row) => row.slug === slug) ?? null;

/** Everything that the form of an article sets. */
const articleFacts = ({ enabled, title, summary, content }: Omit<ArticleRow, 'slug' | 'updatedAt'>): Fact[] => [
  fact('articles.enabled', yes(enabled)),
  ...localised('articles.headline', title),
  ...localised('articles.summary', summary),
  ...localised('articles.content', content),
];

/** The article to store. @throws Failure `validation_failed` for no language, or one that the brand lacks */
function articleOf(
  brand: Brand,
  { kind, slug, enabled, texts }: Omit<ParsedCallRequest<'articleAdmin.save'>, 'brand' | 'revision'>,
): WrittenArticle {
  const languages = languagesOf(brand);
  const entries = Object.entries(texts);
  if (entries.length === 0 || entries.some(([language]) => !languages.includes(language)))
    throw fieldFailure({ path: 'texts', messageKey: 'invalid_value' });
  const part = (name: keyof ArticleText, transform = (text: string) => text): Localised =>
    Object.fromEntries(entries.map(([language, text]) => [language, transform(text[name])]));
  return {
    brandId: brand.id,
    kind,
    slug,
    // The help centre has neither a summary nor hidden articles.
    enabled: kind === 'help' || enabled,
    title: part('title'),
    summary: kind === 'help' ? {} : part('summary'),
    content: part('content', sanitiseRichText),
  };
}

/** The default language first. */
function languagesOf({ config: { languages, defaultLanguage } }: Brand): string[] {
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
}
