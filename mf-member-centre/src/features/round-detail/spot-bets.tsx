import { formatAmount, parseAmount } from '@marquee/contract/amount';
import { useBrand, useFormatLocale, useMessages } from '@marquee/kit';
import { cx, Money } from '@marquee/ui';
import styles from './table-round.module.css';
import type { SpotBet } from './table-result';

interface SpotBetsProps {
  readonly bets: readonly SpotBet[];
  readonly nameOf: (spot: string) => string;
}

/** Every bet of the round with its payout. */
export function SpotBets({ bets, nameOf }: SpotBetsProps) {
  const t = useMessages('member');
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  return (
    <table className={styles.bets}>
      <thead>
        <tr>
          <th scope="col">{t('round.spot')}</th>
          <th scope="col">{t('bets.stake')}</th>
          <th scope="col">{t('bets.payout')}</th>
        </tr>
      </thead>
      <tbody>
        {bets.map(({ spot, stake, factor }) => (
          <tr key={spot} className={cx(factor > 100 && styles.won)}>
            <th scope="row">{nameOf(spot)}</th>
            <td>
              <Money amount={stake} currency={currency} locale={locale} />
            </td>
            <td>
              <Money
                amount={formatAmount((parseAmount(stake) * BigInt(factor)) / 100n)}
                currency={currency}
                locale={locale}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
