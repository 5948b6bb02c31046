import { ShieldCheck } from '@marquee/ui/icons';
import { useText } from '../app/use-text';
import styles from './seed-line.module.css';

/** The hash that proves that the round was fixed before it started. */
export function SeedLine({ hash }: { readonly hash: string | null }) {
  const t = useText();
  if (!hash) return null;
  return (
    <p className={styles.line}>
      <ShieldCheck aria-hidden="true" />
      <span>{t('fairness.fixed')}</span>
      <code title={hash}>{hash.slice(0, 20)}…</code>
    </p>
  );
}
