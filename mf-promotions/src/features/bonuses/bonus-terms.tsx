import type { Bonus } from '@marquee/contract/calls/bonuses';
import { useFormat, useMessages } from '@marquee/kit';
import { termsOf } from './bonus-sentences';
import styles from './bonuses.module.css';

/** The terms in sentences, with the figures of this bonus. */
export function BonusTerms({ bonus }: { readonly bonus: Bonus }) {
  const t = useMessages('promotions');
  const format = useFormat();
  return (
    <ul className={styles.terms} aria-label={t('bonuses.terms.title')}>
      {termsOf(bonus, t, format).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
