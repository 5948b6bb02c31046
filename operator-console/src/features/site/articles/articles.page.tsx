import { ADMIN_ARTICLE_KINDS, type AdminArticle } from '@marquee/contract/calls/article-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { FileText } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBrandOfAddress } from '../../../lib/brand/use-brand-of-address';
import { ArticleEditor } from './article-editor';
import { ArticleList } from './article-list';
import styles from './articles.module.css';
import { NewArticle } from './new-article';

/** `/articles/:brand`: what the brand's visitors read. Kind and article are kept in the address. */
export function ArticlesPage() {
  const t = useMessages('console');
  const { brand, brands } = useBrandOfAddress();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const kind = ADMIN_ARTICLE_KINDS.find((candidate) => candidate === search.get('kind')) ?? ADMIN_ARTICLE_KINDS[0];
  const slug = search.get('article');
  if (brand === null) return <EmptyState icon={<FileText />} title={t('remotes.noBrands')} />;
  const show = (article: string | null) => setSearch({ kind, ...(article !== null && { article }) });
  const back = () => show(null);
  return (
    <section className={styles.page}>
      <PageHeader
        title={t('articles.title')}
        description={t('articles.description')}
        actions={
          <Segmented
            label={t('remotes.brand')}
            options={brands.map((code) => ({ value: code, label: code }))}
            value={brand}
            onValueChange={(code) => void navigate(`/articles/${code}?kind=${kind}`)}
          />
        }
      />
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
    </section>
  );
}
