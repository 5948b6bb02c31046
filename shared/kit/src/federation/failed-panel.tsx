import { useMessages } from '../i18n/use-messages';
import styles from './failed-panel.module.css';
import type { FailureReason } from './load-failure';

interface FailedPanelProps {
  readonly remote: string;
  readonly reason: FailureReason;
  readonly reservePx?: number | undefined;
  readonly onRetry: () => void;
}

/** Slots that reserve less, such as one in the header, cannot hold the panel. */
const PANEL_MIN_PX = 64;

/**
 * Replaces a remote that failed to load; shows the reason and a retry button. In a slot of little height it is a line, with
 * the reason as its tooltip and for screen readers.
 */
export function FailedPanel({ remote, reason, reservePx = 0, onRetry }: FailedPanelProps) {
  const t = useMessages('kit');
  const isLine = reservePx > 0 && reservePx < PANEL_MIN_PX;
  const reasonText = t(`reason.${reason}`);
  return (
    <section
      className={isLine ? styles.line : styles.panel}
      role="alert"
      title={isLine ? reasonText : undefined}
      data-remote={remote}
      data-failed={reason}
      style={{ minBlockSize: Math.min(reservePx, 320) }}
    >
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.reason}>{reasonText}</p>
      <button type="button" className={styles.retry} aria-label={isLine ? t('retry') : undefined} onClick={onRetry}>
        {isLine ? <RetryIcon /> : t('retry')}
      </button>
    </section>
  );
}

/** Above a remote that holds the page up. */
export function StopOffer({ onStop }: { readonly onStop: () => void }) {
  const t = useMessages('kit');
  return (
    <p className={styles.offer} role="status">
      {t('blocking.title')}
      <button type="button" className={styles.retry} onClick={onStop}>
        {t('blocking.stop')}
      </button>
    </p>
  );
}

const RetryIcon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
    <path d="M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4" />
  </svg>
);
