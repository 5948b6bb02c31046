import { useMessages } from '@marquee/kit';
import { JackpotPool } from './jackpot-pool';
import styles from './jackpot.module.css';
import { WinnersBoard } from './winners-board';

/** Slot `home.jackpot`: the brand's counter and recent winners. */
export default function JackpotSlot() {
  const t = useMessages('games');
  return (
    <section className={styles.section} aria-label={t('jackpot.title')}>
      <JackpotPool />
      <WinnersBoard />
    </section>
  );
}
