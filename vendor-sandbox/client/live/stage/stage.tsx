import type { RoundMessage, TableMessage } from '../../../src/kinds/live/messages';
import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import { colourOf } from '../../../src/kinds/live/rules/roulette';
import { roadRoundOf } from '../../../src/kinds/live/rules/summary';
import { usePlay } from '../../frame/play-context';
import { DEALER } from '../table-flights';
import { CardsStage } from './cards-stage';
import { Countdown } from './countdown';
import { DiceStage } from './dice-stage';
import { ownResult } from './own-result';
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
  const { stake, payout } = ownResult(round);
  return (
    <div className={styles.stage}>
      <div className={styles.signs} data-over={round.outcome !== null}>
        <Countdown round={round} bettingMs={bettingMs} offsetMs={offsetMs} />
      </div>
      <i className={styles.dealer} data-anchor={DEALER} aria-hidden="true" />
      <div className={styles.scene}>
        {game === 'roulette' && (
          <WheelStage round={round} lastNumber={last?.game === 'roulette' ? last.number : null} offsetMs={offsetMs} />
        )}
        {game === 'sicBo' && <DiceStage round={round} last={last} />}
        {(game === 'baccarat' || game === 'dragonTiger') && (
          <CardsStage game={game} round={round} offsetMs={offsetMs} />
        )}
      </div>
      {round.outcome && (
        <div className={styles.banner} data-side={winningLook(round.outcome)}>
          <output className={styles.result} data-testid="result">
            {resultText({ t, format }, round.outcome)}
          </output>
          {payout > 0 && (
            <output className={styles.win} data-testid="win" data-gain={payout > stake}>
              {t(payout > stake ? 'stage.win' : 'stage.paid', { amount: format.money(payout) })}
            </output>
          )}
        </div>
      )}
    </div>
  );
}

/** The colours of the winning side. */
function winningLook(outcome: Outcome): string {
  if (outcome.game === 'roulette') return colourOf(outcome.number);
  const { side } = roadRoundOf(outcome);
  return outcome.game === 'dragonTiger' && side !== 'tie' ? (side === 'one' ? 'dragon' : 'tiger') : side;
}
