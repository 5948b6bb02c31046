import { useCall, useErrorMessage, useLanguage, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '../content/breadcrumbs';
import { RichText } from '../../lib/rich-text/rich-text';
import styles from './help.module.css';

/** The help centre: sections and articles of the brand, each at its own anchor (`/help#term`). */
export default function HelpPage() {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const lang = useLanguage();
  const { data, error, refetch, isFetching } = useCall('content.help', { lang });
  useScrollToAnchor(data !== undefined);
  if (error && !data) {
    return (
      <ErrorState
        title={t('help.unavailable')}
        reason={errorMessage(error)}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Breadcrumbs here={t('help.title')} />
        <h1 className={styles.title}>{t('help.title')}</h1>
      </div>
      <nav className={styles.contents} aria-label={t('help.contents')}>
        <ul>
          {data?.map(({ anchor, title, articles }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={styles.section}>
                {title}
              </a>
              <ul>
                {articles.map((article) => (
                  <li key={article.anchor}>
                    <a href={`#${article.anchor}`}>{article.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {!data && <Skeleton lines={12} />}
      </nav>
      <div className={styles.articles}>
        {data?.map((section) => (
          <section key={section.anchor} id={section.anchor} className={styles.group}>
            <h2>{section.title}</h2>
            {section.articles.map((article) => (
              <article key={article.anchor} id={article.anchor} className={styles.article}>
                <h3>{article.title}</h3>
                <RichText html={article.content} />
              </article>
            ))}
          </section>
        ))}
        {!data && <Skeleton shape="block" height="9rem" lines={4} />}
      </div>
    </div>
  );
}

/** The browser looks for the anchor before the articles are there. */
function useScrollToAnchor(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === '') return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [ready, hash]);
}
