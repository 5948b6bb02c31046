import { usePlay } from '../frame/play-context';
import { PlayingCard } from './playing-card';
import styles from './table.module.css';

/** An example of each rank of hands, the strongest first. */
export function HandRanks({ ranks }: { readonly ranks: readonly (readonly [string, readonly number[]])[] }) {
  const { t } = usePlay();
  return (
    <>
      <h3>{t('rules.hands')}</h3>
      <ul className={styles.examples}>
        {ranks.map(([category, cards]) => (
          <li key={category}>
            <span>
              {cards.map((card) => (
                <PlayingCard key={card} card={card} />
              ))}
            </span>
            {t(`category.${category}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
