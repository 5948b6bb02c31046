import { cx } from '@marquee/ui';
import styles from './brand-horizon.module.css';

/** The horizon of the brand's look. Ornament only. */
export function BrandHorizon({ className }: { readonly className?: string | undefined }) {
  return <div className={cx(styles.horizon, className)} aria-hidden="true" />;
}
