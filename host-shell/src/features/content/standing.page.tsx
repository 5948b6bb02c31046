import { useCall, useFormat, useLanguage, useMessages, usePageTitle } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { RichText } from '../../lib/rich-text/rich-text';
import { Breadcrumbs } from './breadcrumbs';
import { ContentFailure } from './content-failure';
import type { StandingPage } from './content-routes';
import styles from './content.module.css';

/** One of the brand's standing pages: about us, beginner guide, licences, responsible gaming, terms. */
export function Standing({ slug }: { readonly slug: StandingPage }) {
  const t = useMessages('shell');
  const { dateTime } = useFormat();
  const { data, error, refetch, isFetching } = useCall('content.page', { slug, language: useLanguage() });
  const title = data?.title ?? t(`content.page.${slug}`);
  usePageTitle(title);
  if (error && !data) return <ContentFailure error={error} retry={() => void refetch()} retrying={isFetching} />;
  return (
    <article className={styles.page}>
      <Breadcrumbs here={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {data?.summary && <p className={styles.lead}>{data.summary}</p>}
      </header>
      {data ? <RichText html={data.content} /> : <Skeleton lines={14} />}
      {data && (
        <p className={styles.date}>
          {t('content.updated')} <time dateTime={data.updatedAt}>{dateTime(data.updatedAt)}</time>
        </p>
      )}
    </article>
  );
}
