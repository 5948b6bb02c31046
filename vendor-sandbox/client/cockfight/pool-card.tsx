import type { FightView } from '../../src/kinds/cockfight/fight-view';
import type { Pick } from '../../src/kinds/cockfight/pool';
import { usePlay } from '../frame/play-context';
import type { PlayedBet } from '../frame/play-session';
import styles from './pool-card.module.css';

interface PoolCardProps {
  readonly pick: Pick;
  readonly fight: FightView;
  readonly ownBets: readonly PlayedBet[];
  readonly disabled: boolean;
  readonly onBet: () => void;
}

/** A pool: what is in it, the house's stake in it, its price at the moment, and the button that adds to it. */
export function PoolCard({ pick, fight, ownBets, disabled, onBet }: PoolCardProps) {
  const { t, format } = usePlay();
  const price = fight.prices[pick];
  const ownStake = ownBets.reduce((sum, { stake }) => sum + stake, 0);
  const isWinner = fight.winner === pick && !fight.cancelled;
  return (
    <button
      type="button"
      className={styles.pool}
      data-pick={pick}
      data-winner={isWinner}
      data-testid={`pool-${pick}`}
      disabled={disabled}
      onClick={onBet}
    >
      <span className={styles.name}>{t(`picks.${pick}`)}</span>
      <b className={styles.price}>{price === null ? '–' : format.decimal(price / 100)}</b>
      <span className={styles.facts}>
        {t('inPool', { amount: format.amount(fight.pools[pick]) })}
        {pick !== 'draw' && fight.house > 0 && <small>{t('houseStake', { amount: format.amount(fight.house) })}</small>}
        {pick === 'draw' && <small>{t('drawFixed')}</small>}
      </span>
      {ownStake > 0 && (
        <span className={styles.own} data-testid={`own-${pick}`}>
          {t('ownStake', { amount: format.amount(ownStake) })}
        </span>
      )}
    </button>
  );
}
