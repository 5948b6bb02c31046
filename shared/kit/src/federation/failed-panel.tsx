import { useMessages } from '../i18n/use-messages';
import styles from './failed-panel.module.css';
import type { FailureReason } from './load-failure';

interface FailedPanelProps {
  readonly remote: string;
  readonly reason: FailureReason;
  readonly reservePx?: number | undefined;
  readonly onRetry: () => void;
}

/** Replaces a remote that failed to load; shows the reason and a retry button. */
export function FailedPanel({ remote, reason, reservePx = 0, onRetry }: FailedPanelProps) {
  const t = useMessages('kit');
  return (
    <section
      className={styles.panel}
      role="alert"
      data-remote={remote}
      data-failed={reason}
      style={{ minBlockSize: Math.min(reservePx, 320) }}
    >
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.reason}>{t(`reason.${reason}`)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('retry')}
      </button>
    </section>
  );
}
