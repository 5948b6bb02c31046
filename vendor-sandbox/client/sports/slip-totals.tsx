import { quoteOf, termsOf } from '../../src/kinds/sports/rules/odds';
import { parlayPayout } from '../../src/kinds/sports/rules/payout';
import { usePlay } from '../frame/play-context';
import type { Board } from './board';
import { legKey, type Slip } from './slip';
import styles from './slip-totals.module.css';
import type { betsOf } from './use-slip';

interface SlipTotalsProps {
  readonly board: Board;
  readonly slip: Slip;
  readonly isParlay: boolean;
  readonly bets: ReturnType<typeof betsOf>;
}

/** What the slip would take and pay at the prices shown; the server reckons the same way at the prices it takes. */
export function SlipTotals({ board, slip, isParlay, bets }: SlipTotalsProps) {
  const { t, format } = usePlay();
  const won = slip.legs.map(({ price }) => ({ price, outcome: 'won' as const }));
  const terms = bets.map(({ key, stake }) => {
    if (isParlay) return { risk: stake, pays: parlayPayout(stake, won, board.limits.maxPayout) };
    const price = slip.legs.find((leg) => legKey(leg) === key)?.price ?? 100;
    const { risk, win } = termsOf(slip.form, quoteOf(slip.form, price), stake);
    return { risk, pays: risk + win };
  });
  const risk = terms.reduce((sum, term) => sum + term.risk, 0);
  const pays = terms.reduce((sum, term) => sum + term.pays, 0);
  const combinedPrice = won.reduce((product, { price }) => product * (price / 100), 1);
  return (
    <dl className={styles.totals}>
      {isParlay && (
        <div>
          <dt>{t('slip.together')}</dt>
          <dd>{format.decimal(Math.floor(combinedPrice * 100) / 100)}</dd>
        </div>
      )}
      <div>
        <dt>{t('slip.risk')}</dt>
        <dd>{format.money(risk)}</dd>
      </div>
      <div>
        <dt>{t('slip.pays')}</dt>
        <dd data-loud>{format.money(pays)}</dd>
      </div>
    </dl>
  );
}
