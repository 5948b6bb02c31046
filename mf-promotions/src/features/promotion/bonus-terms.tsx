import type { PromotionBonus, PromotionReward } from '@marquee/contract/promotions/rewards';
import { useFormat, useMessages } from '@marquee/kit';
import { lifetimeSentence, minOddsSentences } from '../bonuses/bonus-sentences';
import styles from './promotion-terms.module.css';
import { saidOf } from './term-texts';

const BASIS_POINTS = 10_000;

/** What is wagered before the reward can be withdrawn; nothing for what is no money. */
export function BonusTerms({ reward }: { readonly reward: PromotionReward }) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  if (reward.kind !== 'cash' && reward.kind !== 'bonus') return null;
  const bonus = reward.kind === 'bonus' ? reward.bonus : null;
  const times = bonus ? bonus.wageringTimes : reward.kind === 'cash' ? reward.wageringTimes : 0;
  const sentences = saidOf([
    times === 0
      ? t('promotion.terms.noWagering')
      : t(`promotion.terms.wagering.${bonus?.base ?? 'bonus'}`, { count: times, times: number(times) }),
    bonus && t(`promotion.terms.mode.${bonus.mode}`),
    bonus?.inSteps ? t('promotion.terms.inSteps') : null,
    bonus?.capTimes ? t('promotion.terms.cap', { count: bonus.capTimes, times: number(bonus.capTimes) }) : null,
    ...minOddsSentences(bonus?.minOdds ?? [], t, { number }),
    bonus?.maxStake ? t('promotion.terms.maxStake', { amount: money(bonus.maxStake) }) : null,
    bonus?.lifetimeHours ? lifetimeSentence(bonus.lifetimeHours, t, { number }) : null,
    bonus && t(`promotion.terms.stacking.${bonus.stacking}`),
  ]);
  return (
    <section>
      <h2>{t('promotion.terms.bonusTitle')}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {bonus && bonus.contribution.length > 0 && <Contribution contribution={bonus.contribution} />}
    </section>
  );
}

/** How much of a valid bet counts, by type of game. */
function Contribution({ contribution }: Pick<PromotionBonus, 'contribution'>) {
  const t = useMessages('promotions');
  const { percent } = useFormat();
  return (
    <table className={styles.table}>
      <caption>{t('promotion.terms.contribution')}</caption>
      <tbody>
        {contribution.map(({ gameType, basisPoints }) => (
          <tr key={gameType}>
            <th scope="row">{t(`points.games.${gameType}`)}</th>
            <td>{percent(basisPoints / BASIS_POINTS)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('promotion.terms.otherGames')}</th>
          <td>{percent(1)}</td>
        </tr>
      </tbody>
    </table>
  );
}
