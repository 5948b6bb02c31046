import type { PromotionParticipant } from '@marquee/contract/calls/promotion-fields';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import styles from './promotions.module.css';

/** What other accounts of the promotion share with this one. */
export function HouseholdSigns({ signs }: Pick<PromotionParticipant, 'signs'>) {
  const t = useMessages('console');
  if (signs.length === 0) return '–';
  return (
    <span className={styles.stack}>
      {signs.map(({ sign, accounts }) => (
        <span key={sign}>
          <Badge tone="warning">{t(`promotions.sign.${sign}`)}</Badge> <bdi>{accounts.join(', ')}</bdi>
        </span>
      ))}
    </span>
  );
}
