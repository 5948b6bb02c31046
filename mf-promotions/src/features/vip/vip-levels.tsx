import type { CallValue } from '@marquee/contract/calls/index';
import type { VipLevel } from '@marquee/contract/calls/vip';
import { isPositive } from '@marquee/contract/amount';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { Check } from '@marquee/ui/icons';
import { vipBenefits } from './vip-benefits';
import { VipMedal } from './vip-medal';
import styles from './vip.module.css';

/** Every level with what it asks for and what it gives. */
export function VipLevels({ status: { level, levels, wagering } }: { readonly status: CallValue<'vip.status'> }) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  return (
    <section>
      <h2 className={styles.heading}>{t('vip.levels')}</h2>
      <ul className={styles.levels}>
        {levels.map((entry) => (
          <LevelCard key={entry.level} level={entry} isOwn={entry.level === level} />
        ))}
      </ul>
      {wagering > 0 &&
        levels.some(({ birthdayGift, monthlyReward }) => isPositive(birthdayGift) || isPositive(monthlyReward)) && (
          <p className={styles.note}>{t('vip.wagering', { times: number(wagering) })}</p>
        )}
    </section>
  );
}

function LevelCard({ level, isOwn }: { readonly level: VipLevel; readonly isOwn: boolean }) {
  const t = useMessages('promotions');
  const format = useFormat();
  const { name, validBet, deposits } = level;
  const asks = isPositive(deposits) ? 'vip.asks' : 'vip.asksBet';
  return (
    <li className={styles.level} data-own={isOwn || undefined}>
      <header>
        <VipMedal level={level.level} />
        <h3 dir="auto">{name}</h3>
        {isOwn && <Badge tone="success">{t('vip.own')}</Badge>}
      </header>
      <p className={styles.asks}>{t(asks, { validBet: format.money(validBet), deposits: format.money(deposits) })}</p>
      <ul className={styles.benefits}>
        {vipBenefits(level, t, format).map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
    </li>
  );
}
