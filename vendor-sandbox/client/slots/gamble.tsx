import { usePlay } from '../frame/play-context';
import styles from './gamble.module.css';
import type { GambleStep } from '../../src/kinds/slots/round';
import type { SlotRoundView } from '../../src/kinds/slots/slot-rounds';

interface GambleProps {
  readonly round: SlotRoundView;
  onPick(colour: GambleStep['pick']): void;
}

/** Double or nothing on the colour of a card. */
export function Gamble({ round, onPick }: GambleProps) {
  const { t, format } = usePlay();
  return (
    <div className={styles.gamble} role="group" aria-label={t('gamble.title')}>
      <p>{t('gamble.offer', { from: format.amount(round.won), to: format.amount(round.won * 2) })}</p>
      <button type="button" className={styles.red} onClick={() => onPick('red')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 21C5 15 3 11.6 3 8.4A4.6 4.6 0 0 1 12 6.700A4.6 4.6 0 0 1 21 8.400C21 11.600 19 15 12 21Z" />
        </svg>
        {t('gamble.red')}
      </button>
      <button type="button" className={styles.black} onClick={() => onPick('black')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2.500C8 7 3.500 10 3.500 14A4.200 4.200 0 0 0 10.800 17L9.500 21.500H14.500L13.200 17A4.200 4.200 0 0 0 20.500 14C20.500 10 16 7 12 2.500Z" />
        </svg>
        {t('gamble.black')}
      </button>
    </div>
  );
}
