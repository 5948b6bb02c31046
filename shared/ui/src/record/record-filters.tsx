import type { ReactNode } from 'react';
import styles from './record.module.css';

interface RecordFiltersProps {
  /** The days. */
  readonly range: ReactNode;
  /** Everything else that narrows the record or its table. */
  readonly children: ReactNode;
}

/** The line above a record: its days at the start, its other choices at the end. */
export function RecordFilters({ range, children }: RecordFiltersProps) {
  return (
    <div className={styles.filters}>
      {range}
      <div className={styles.choices}>{children}</div>
    </div>
  );
}
