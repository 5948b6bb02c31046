import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@marquee/ui';
import styles from './choice.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  readonly label: ReactNode;
  /** Puts the label first and the switch at the end of the line. */
  readonly spread?: boolean | undefined;
}

/** An on/off setting that takes effect at once. */
export function Switch({ label, spread = false, ...input }: SwitchProps) {
  return (
    <label className={cx(styles.line, spread && styles.spread)}>
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
      <span>{label}</span>
    </label>
  );
}
