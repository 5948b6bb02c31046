import type { FightView } from '../../src/kinds/cockfight/fight-view';
import { usePlay } from '../frame/play-context';
import styles from './results.module.css';

/** The latest winners, newest first. */
export function Results({ results }: Pick<FightView, 'results'>) {
  const { t } = usePlay();
  return (
    <ul className={styles.results} aria-label={t('results')}>
      {results.map(({ fight, winner }) => (
        <li key={fight} data-winner={winner} title={t(`picks.${winner}`)}>
          <span>{t(`short.${winner}`)}</span>
        </li>
      ))}
    </ul>
  );
}
