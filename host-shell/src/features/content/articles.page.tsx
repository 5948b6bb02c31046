import type { ArticleKind, ArticleSummary } from '@marquee/contract/entities/content';
import { pageNumberOf, useCall, useFormat, useLanguage, useMessages, usePageTitle, usePagingTexts } from '@marquee/kit';
import { EmptyState, Skeleton } from '@marquee/ui';
import { FileText } from '@marquee/ui/icons';
import { Pagination } from '@marquee/ui/table';
import { useSearchParams } from 'react-router-dom';
import { ShellLink } from '../../lib/shell-link';
import { Breadcrumbs } from './breadcrumbs';
import { ContentFailure } from './content-failure';
import styles from './content.module.css';

const SKELETONS = 3;

/** `/blog`, `/news`: the articles as cards, nine a page; the page is kept in the address. */
export function Articles({ kind }: { readonly kind: ArticleKind }) {
  const t = useMessages('shell');
  const pagingTexts = usePagingTexts();
  const [search, setSearch] = useSearchParams();
  const pageNo = pageNumberOf(search);
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useCall(
    'content.articles',
    { kind, language, pageNo },
    { keepPrevious: true },
  );
  const title = t(`content.${kind}.title`);
  usePageTitle(title);
  if (error && !data) return <ContentFailure error={error} retry={() => void refetch()} retrying={isFetching} />;
  return (
    <section className={styles.list}>
      <Breadcrumbs here={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{t(`content.${kind}.lead`)}</p>
      </header>
      {data?.totalElements === 0 && <EmptyState icon={<FileText />} title={t('content.none')} />}
      <ul className={styles.cards} aria-busy={!data}>
        {data
          ? data.content.map((article) => <Card key={article.slug} kind={kind} article={article} />)
          : Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index}>
                <Skeleton shape="block" height="18rem" />
              </li>
            ))}
      </ul>
      {data && data.totalPages > 1 && (
        <Pagination
          {...pagingTexts(data)}
          page={pageNo}
          onPageChange={(page) => setSearch(page === 1 ? {} : { page: String(page) })}
        />
      )}
    </section>
  );
}

function Card({ kind, article }: { readonly kind: ArticleKind; readonly article: ArticleSummary }) {
  const { date } = useFormat();
  const { slug, title, summary, imageUrl, publishedAt } = article;
  return (
    <li className={styles.card}>
      {imageUrl && <img src={imageUrl} alt="" width={640} height={360} loading="lazy" />}
      <div className={styles.cardText}>
        <time className={styles.date} dateTime={publishedAt}>
          {date(publishedAt)}
        </time>
        <h2>
          <ShellLink to={`/${kind}/${slug}`}>{title}</ShellLink>
        </h2>
        <p>{summary}</p>
      </div>
    </li>
  );
}
