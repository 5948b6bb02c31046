import type { PromotionReward } from '@marquee/contract/promotions/rewards';
import { useFormat, useMessages } from '@marquee/kit';
import styles from './promotion-terms.module.css';

/** The rows of a tiered reward, or of the places in a ranking; nothing for other rewards. */
export function RewardTable({ reward }: { readonly reward: PromotionReward }) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  if (!('amount' in reward) || (reward.amount.kind !== 'tiers' && reward.amount.kind !== 'places')) return null;
  const worth = (value: string | number) =>
    typeof value === 'string' ? money(value) : t('promotion.reward.points', { count: value, points: number(value) });
  const places = (from: number, to: number) =>
    from === to ? number(to) : t('promotion.terms.places', { from: number(from), to: number(to) });
  const rule = reward.amount;
  const rows: readonly (readonly [string, string])[] =
    rule.kind === 'tiers'
      ? rule.tiers.map(({ from, amount }) => [money(from), worth(amount)])
      : rule.places.map(({ to, amount }, index) => [places((rule.places[index - 1]?.to ?? 0) + 1, to), worth(amount)]);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(rule.kind === 'tiers' ? 'promotion.terms.tier' : 'promotion.terms.placeUpTo')}</th>
          <th scope="col">{t('promotion.terms.rewardColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([from, amount]) => (
          <tr key={from}>
            <th scope="row">{from}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
