import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Announced to assistive technology; leave out where the surrounding element says it is busy. */
  readonly label?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly className?: string | undefined;
}

export function Spinner({ label, size = 'sm', className }: SpinnerProps) {
  return (
    <span className={cx(styles.spinner, styles[size], className)} role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
