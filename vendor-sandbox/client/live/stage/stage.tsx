import type { RoundMessage, TableMessage } from '../../../src/kinds/live/messages';
import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import { usePlay } from '../../frame/play-context';
import { CardsStage } from './cards-stage';
import { Countdown } from './countdown';
import { DiceStage } from './dice-stage';
import { resultText } from './result-text';
import styles from './stage.module.css';
import { useStageSounds } from './use-stage-sounds';
import { WheelStage } from './wheel-stage';

interface StageProps {
  readonly table: TableMessage;
  readonly round: RoundMessage;
  readonly history: readonly Outcome[];
  readonly offsetMs: number;
}

/** What the dealer does, what comes of it, and what the player has won. */
export function Stage({ table: { game, bettingMs }, round, history, offsetMs }: StageProps) {
  const { t, format } = usePlay();
  useStageSounds(round);
  const last = history.at(-1) ?? null;
  const payout = round.mine.flatMap(({ spots }) => spots).reduce((sum, spot) => sum + (spot.payout ?? 0), 0);
  return (
    <div className={styles.stage}>
      <div className={styles.signs} data-game={game}>
        <Countdown round={round} bettingMs={bettingMs} offsetMs={offsetMs} />
        {round.outcome && (
          <output className={styles.result} data-testid="result">
            {resultText({ t, format }, round.outcome)}
          </output>
        )}
        {round.outcome && payout > 0 && (
          <output className={styles.win} data-testid="win">
            {t('stage.win', { amount: format.money(payout) })}
          </output>
        )}
      </div>
      <div className={styles.scene}>
        {game === 'roulette' && (
          <WheelStage round={round} lastNumber={last?.game === 'roulette' ? last.number : null} offsetMs={offsetMs} />
        )}
        {game === 'sicBo' && <DiceStage round={round} last={last} />}
        {(game === 'baccarat' || game === 'dragonTiger') && (
          <CardsStage game={game} round={round} offsetMs={offsetMs} />
        )}
      </div>
    </div>
  );
}
