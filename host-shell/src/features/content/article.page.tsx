import type { ArticleKind } from '@marquee/contract/entities/content';
import { useCall, useFormat, useLanguage, useMessages, usePageTitle } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { useParams } from 'react-router-dom';
import { RichText } from '../../lib/rich-text/rich-text';
import { Breadcrumbs } from './breadcrumbs';
import { ContentFailure } from './content-failure';
import styles from './content.module.css';

/** `/blog/:slug`, `/news/:slug`. */
export function ArticleView({ kind }: { readonly kind: ArticleKind }) {
  const t = useMessages('shell');
  const { date } = useFormat();
  const { slug = '' } = useParams();
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useCall('content.article', { kind, slug, language });
  const list = { to: `/${kind}`, label: t(`content.${kind}.title`) };
  usePageTitle(data?.title ?? list.label);
  if (error && !data) return <ContentFailure error={error} retry={() => void refetch()} retrying={isFetching} />;
  return (
    <article className={styles.page}>
      <Breadcrumbs above={[list]} here={data?.title ?? ''} />
      <header className={styles.head}>
        <h1>{data?.title ?? <Skeleton width="70%" />}</h1>
        {data && (
          <>
            <p className={styles.lead}>{data.summary}</p>
            <time className={styles.date} dateTime={data.publishedAt}>
              {date(data.publishedAt)}
            </time>
          </>
        )}
      </header>
      {data?.imageUrl && <img className={styles.cover} src={data.imageUrl} alt="" width={1280} height={720} />}
      {data ? <RichText html={data.content} /> : <Skeleton lines={14} />}
    </article>
  );
}
