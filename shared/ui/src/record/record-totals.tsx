import type { ReactNode } from 'react';
import { Skeleton } from '@marquee/ui';
import styles from './record.module.css';

export interface RecordTotal {
  readonly id: string;
  readonly label: string;
  /** Undefined while it loads. */
  readonly value: ReactNode;
}

/** What a record adds up to over its whole range, not just the page on the screen. */
export function RecordTotals({ totals }: { readonly totals: readonly RecordTotal[] }) {
  return (
    <dl className={styles.totals} aria-busy={totals.some(({ value }) => value === undefined)}>
      {totals.map(({ id, label, value }) => (
        <div key={id} className={styles.total}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton width="7rem" height="1.5rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}
