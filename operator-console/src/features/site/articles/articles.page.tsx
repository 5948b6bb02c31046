import { ADMIN_ARTICLE_KINDS, type AdminArticle } from '@marquee/contract/calls/article-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { useSearchParams } from 'react-router-dom';
import { BrandPage } from '../../../lib/brand/brand-page';
import layout from '../../../lib/layout/page.module.css';
import { ArticleEditor } from './article-editor';
import { ArticleList } from './article-list';
import { NewArticle } from './new-article';

/** `/articles/:brand`: what the brand's visitors read. Kind and article are kept in the address. */
export function ArticlesPage() {
  const t = useMessages('console');
  const [search, setSearch] = useSearchParams();
  const kind = ADMIN_ARTICLE_KINDS.find((candidate) => candidate === search.get('kind')) ?? ADMIN_ARTICLE_KINDS[0];
  const slug = search.get('article');
  const show = (article: string | null) => setSearch({ kind, ...(article !== null && { article }) });
  const back = () => show(null);
  return (
    <BrandPage
      className={layout.page}
      title={t('articles.title')}
      description={t('articles.description')}
      addressOf={(brand) => `/articles/${brand}?kind=${kind}`}
    >
      {(brand) => (
        <>
          <Segmented
            label={t('articles.kindLabel')}
            options={ADMIN_ARTICLE_KINDS.map((value) => ({ value, label: t(`articles.kind.${value}`) }))}
            value={kind}
            onValueChange={(value) => setSearch({ kind: value as AdminArticle['kind'] })}
          />
          {slug === null ? (
            <>
              <ArticleList brand={brand} kind={kind} onEdit={show} />
              {(kind === 'blog' || kind === 'news') && <NewArticle onNew={show} />}
            </>
          ) : (
            <>
              <Button variant="ghost" onClick={back}>
                {t('articles.back')}
              </Button>
              <ArticleEditor key={`${brand} ${kind} ${slug}`} brand={brand} kind={kind} slug={slug} onSaved={back} />
            </>
          )}
        </>
      )}
    </BrandPage>
  );
}
