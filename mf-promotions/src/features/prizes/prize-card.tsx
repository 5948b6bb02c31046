import type { ReactNode } from 'react';
import styles from './prize-card.module.css';

interface PrizeCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
  /** There is something to do now. */
  readonly isReady: boolean;
}

export function PrizeCard({ icon, title, children, action, isReady }: PrizeCardProps) {
  return (
    <section className={styles.card} data-ready={isReady || undefined}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      <div className={styles.text}>{children}</div>
      <div>{action}</div>
    </section>
  );
}
