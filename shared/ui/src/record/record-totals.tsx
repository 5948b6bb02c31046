import type { ReactNode } from 'react';
import { Money, Skeleton } from '@marquee/ui';
import styles from './record.module.css';

/** A figure of the record, undefined while it loads. */
export type RecordTotal = { readonly id: string; readonly label: string } & (
  | { readonly figure: ReactNode }
  | {
      /** Decimal string in currency units. */
      readonly amount: string | undefined;
      /** Won or lost: shown with its sign and in its colour. */
      readonly result?: boolean;
    }
);

interface RecordTotalsProps {
  readonly totals: readonly RecordTotal[];
  /** Symbol and language of the amounts. */
  readonly currency: string;
  readonly locale: string;
}

/** The totals of a record over its whole range, not just the displayed page. */
export function RecordTotals({ totals, ...money }: RecordTotalsProps) {
  const cells = totals.map((total) => ({ ...total, value: valueOf(total, money) }));
  return (
    <dl className={styles.totals} aria-busy={cells.some(({ value }) => value === undefined)}>
      {cells.map(({ id, label, value }) => (
        <div key={id} className={styles.total}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton width="7rem" height="1.5rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function valueOf(total: RecordTotal, money: Pick<RecordTotalsProps, 'currency' | 'locale'>): ReactNode {
  if ('figure' in total) return total.figure;
  if (total.amount === undefined) return undefined;
  return (
    <Money
      {...money}
      amount={total.amount}
      size="lg"
      signed={total.result ?? false}
      tone={total.result ? 'result' : 'plain'}
    />
  );
}
