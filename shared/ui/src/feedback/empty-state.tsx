import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './state.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly description?: ReactNode;
  /** The next step, usually a Button. */
  readonly action?: ReactNode;
  readonly compact?: boolean | undefined;
  /** `h1` where it is all that the page has to say. */
  readonly titleAs?: 'p' | 'h1' | undefined;
}

/** An empty list: what will appear here and what to do next. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  compact = false,
  titleAs: Title = 'p',
}: EmptyStateProps) {
  return (
    <div className={cx(styles.state, compact && styles.compact)}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <Title className={styles.title}>{title}</Title>
      {description !== undefined && <p className={styles.text}>{description}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
