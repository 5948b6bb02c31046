import type { ComponentProps, ReactNode } from 'react';
import { inPageDigits } from '../base/page-digits';
import { cx } from '../cx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name; an icon alone says nothing to a screen reader. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'ghost' | 'solid' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** For a toggle: whether it is on. */
  readonly pressed?: boolean | undefined;
  /** A small count at the corner, for example of unread messages. */
  readonly count?: number | undefined;
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  pressed,
  count,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, styles[variant], styles[size], className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      {icon}
      {count !== undefined && count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {inPageDigits(count > 99 ? '99+' : count)}
        </span>
      )}
    </button>
  );
}
