import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { cx } from '../cx';
import styles from './state.module.css';

export interface ErrorStateProps {
  readonly title: string;
  /** The catalogue's message for the error, never a server's raw text. */
  readonly reason?: ReactNode;
  readonly retryLabel?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** What support asks for, with its label: `Request id`, `01J...`. */
  readonly requestId?: string | undefined;
  readonly requestIdLabel?: string | undefined;
  readonly compact?: boolean | undefined;
}

export function ErrorState({
  title,
  reason,
  retryLabel,
  onRetry,
  retrying,
  requestId,
  requestIdLabel,
  compact = false,
}: ErrorStateProps) {
  return (
    <div className={cx(styles.state, compact && styles.compact)} role="alert">
      <span className={cx(styles.icon, styles.alarm)}>
        <TriangleAlert aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {reason !== undefined && <p className={styles.text}>{reason}</p>}
      {onRetry !== undefined && (
        <div className={styles.action}>
          <Button onClick={onRetry} loading={retrying}>
            {retryLabel}
          </Button>
        </div>
      )}
      {requestId !== undefined && (
        <p className={styles.request}>
          {requestIdLabel} <code>{requestId}</code>
        </p>
      )}
    </div>
  );
}
