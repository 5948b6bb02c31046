import { kenoPays } from '@marquee/contract/fairness/keno';
import type { Risk } from '@marquee/contract/fairness/risk';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './keno-pays.module.css';

interface KenoPaysProps {
  readonly picks: number;
  readonly risk: Risk;
  /** Hits so far; null before the draw. */
  readonly hits: number | null;
}

/** What each number of hits pays. */
export function KenoPays({ picks, risk, hits }: KenoPaysProps) {
  const t = useText();
  const format = useFormat();
  if (picks === 0) return <p className={styles.hint}>{t('keno.hint')}</p>;
  return (
    <ol className={styles.pays} aria-label={t('keno.pays')}>
      {kenoPays(picks, risk).map((pay, count) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of hits
        <li key={count} data-hit={count === hits || undefined} data-zero={pay === 0 || undefined}>
          <small>{t('keno.hits', { count, hits: format.number(count) })}</small>
          <strong>{format.factor(pay / 100)}</strong>
        </li>
      ))}
    </ol>
  );
}
