import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { inPageDigits } from '../base/page-digits';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  readonly selected?: boolean | undefined;
  readonly icon?: ReactNode;
  /** How many results this filter holds, already formatted for the language. */
  readonly count?: string | number | undefined;
}

/** One filter of a row: a toggle with its number of results. */
export function Chip({ selected = false, icon, count, children, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={cx(styles.chip, className)} aria-pressed={selected}>
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{inPageDigits(count)}</span>}
    </button>
  );
}
