import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './button.module.css';
import { Spinner } from './spinner';

export interface ButtonStyle {
  /** `primary` is the call to action: at most one in a view. */
  readonly variant?: 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fills the inline size of its container. */
  readonly block?: boolean | undefined;
}

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  readonly icon?: ReactNode;
  /** Keeps the button's size and focus, shows a spinner and ignores clicks. */
  readonly loading?: boolean | undefined;
}

/** The class of a button, for elements such as a router link. */
export function buttonClass({ variant = 'secondary', size = 'md', block = false }: ButtonStyle = {}): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block);
}

export function Button({
  variant,
  size,
  block,
  icon,
  loading = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const guardClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, block }), loading && styles.loading, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={guardClick}
    >
      {loading && <Spinner className={styles.spinner} />}
      {icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

export interface LinkButtonProps extends ButtonStyle, ComponentProps<'a'> {
  readonly icon?: ReactNode;
}

export function LinkButton({ variant, size, block, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
