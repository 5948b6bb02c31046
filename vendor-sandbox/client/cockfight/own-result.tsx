import type { FightView } from '../../src/kinds/cockfight/fight-view';
import { usePlay } from '../frame/play-context';
import type { PlayedBet } from '../frame/play-session';
import styles from './own-result.module.css';

interface OwnResultProps {
  readonly fight: FightView;
  readonly own: readonly PlayedBet[];
}

/** The player's result of the fight, once it is booked. */
export function OwnResult({ fight, own }: OwnResultProps) {
  const { t, format } = usePlay();
  const ended = own.filter(({ state }) => state === 'settled' || state === 'cancelled');
  if (fight.phase !== 'over' || ended.length === 0) return null;
  const returned = ended.reduce((sum, { payout, stake, state }) => sum + (state === 'cancelled' ? stake : payout), 0);
  const staked = ended.reduce((sum, { stake }) => sum + stake, 0);
  const key =
    returned > staked
      ? 'result.won'
      : returned === staked
        ? 'result.back'
        : returned > 0
          ? 'result.part'
          : 'result.lost';
  return (
    <p className={styles.result} data-won={returned > staked} role="status" data-testid="own-result">
      {t(key, { amount: format.money(returned) })}
    </p>
  );
}
