import { useMessages } from '@marquee/kit/i18n/use-messages';
import styles from './wordmark.module.css';

/** The platform's own name: the console belongs to no brand. */
export function Wordmark() {
  const t = useMessages('console');
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 20V4l9 9 9-9v16h-4v-7l-5 5-5-5v7z" />
      </svg>
      <span>
        <b>{t('product')}</b> <span className={styles.console}>{t('console')}</span>
      </span>
    </span>
  );
}
