import { usePlay } from '../frame/play-context';
import { payoutOfRound } from '../../src/kinds/slots/round';
import type { AutoEnd } from './auto-plan';
import type { SlotGame } from './slot-game';
import styles from './slots-table.module.css';
import type { useSlots } from './use-slots';
import { WonFigure } from './won-figure';

interface ResultLineProps {
  readonly game: SlotGame;
  readonly slots: ReturnType<typeof useSlots>;
  /** Why the last series of spins ended. */
  readonly ended: AutoEnd | null;
}

/** What the last spin or round paid, the free spins that are left, and why a series ended. */
export function ResultLine({ game, slots, ended }: ResultLineProps) {
  const { t, format } = usePlay();
  const { phase, round, lastWin, freeBet, stake, turbo, isCelebrating } = slots;
  const won = phase === 'idle' ? lastWin : phase === 'spinning' || round === null ? null : payoutOfRound(round);
  const hasFreeSpins = round !== null && phase !== 'idle' && (round.freeLeft > 0 || round.spins.length > 1);
  return (
    <div className={styles.message} role="status" data-testid="result">
      {hasFreeSpins && (
        <span className={styles.free}>
          {t('free.left', { count: format.number(round.freeLeft), times: format.number(game.multiplier) })}
        </span>
      )}
      {won !== null && (
        <WonFigure
          key={`${round?.bet} ${round?.spins.length}`}
          won={won}
          stake={round?.stake ?? stake}
          isFresh={isCelebrating}
          turbo={turbo}
        />
      )}
      {won === null && phase === 'idle' && !freeBet && <span>{t('ready')}</span>}
      {ended !== null && phase === 'idle' && <span>{t(`auto.ended.${ended}`)}</span>}
    </div>
  );
}
