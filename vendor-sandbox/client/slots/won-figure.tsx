import { usePlay } from '../frame/play-context';
import styles from './slots-table.module.css';
import { useCountUp } from './use-count-up';
import { rollUpMs, winTierOf } from './win-tier';

interface WonFigureProps {
  readonly won: number;
  readonly stake: number;
  /** Counts up; false: stands. */
  readonly isFresh: boolean;
  readonly turbo: boolean;
}

/** What was paid. Screen readers get the final figure once. */
export function WonFigure({ won, stake, isFresh, turbo }: WonFigureProps) {
  const { t, format } = usePlay();
  const tier = winTierOf(won, stake);
  const visible = useCountUp(won, isFresh ? rollUpMs(tier, turbo) : 0);
  if (tier === 'none') return <b className={styles.quiet}>{t('nothing')}</b>;
  const key = tier === 'quiet' ? 'paid' : 'won';
  return (
    <b className={tier === 'quiet' ? styles.quiet : undefined} data-tier={tier}>
      <span className={styles.spoken}>{t(key, { amount: format.money(won) })}</span>
      <span aria-hidden="true">{t(key, { amount: format.money(isFresh ? visible : won) })}</span>
    </b>
  );
}
