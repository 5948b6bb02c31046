import type { Bonus } from '@marquee/contract/calls/bonuses';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { BonusTerms } from './bonus-terms';
import styles from './bonuses.module.css';
import { GiveUpButton } from './give-up-button';

/** A bonus that waits, with its terms to open. */
export function QueuedBonus({ bonus }: { readonly bonus: Bonus }) {
  const t = useMessages('promotions');
  const { money } = useFormat();
  return (
    <li className={styles.queued}>
      <h3 dir="auto">{bonus.name}</h3>
      <p className={styles.amount}>
        <bdi>{money(bonus.amount)}</bdi> <Badge>{t(`bonuses.mode.${bonus.mode}`)}</Badge>
      </p>
      <details>
        <summary>{t('bonuses.terms.title')}</summary>
        <BonusTerms bonus={bonus} />
      </details>
      {bonus.canGiveUp && <GiveUpButton bonus={bonus} />}
    </li>
  );
}
