import { DICE_MAX_WINS, DICE_MIN_WINS, dice, diceTarget, diceWins } from '@marquee/contract/fairness/dice';
import { useState } from 'react';
import { InstantGame } from '../instant/instant-game';
import type { HistoryText } from '../instant/history-text';
import { DiceControls } from './dice-controls';
import { DiceStage, ROLL_MS } from './dice-stage';

const OPENING_WINS = 5_000;

const rollPoint: HistoryText<'DICE'> = ({ outcome }, format) => format.hundredths(outcome.roll);

/** A roll of 0.00 to 99.99, over or under a target. */
export function DiceGame() {
  const [over, setOver] = useState(true);
  const [wins, setWins] = useState(OPENING_WINS);
  const options = { target: diceTarget(wins, over), over };
  const choose = (next: number) => setWins(Math.min(Math.max(Math.round(next), DICE_MIN_WINS), DICE_MAX_WINS));
  return (
    <InstantGame
      code="DICE"
      rule={dice}
      options={options}
      showMs={ROLL_MS}
      pointOf={rollPoint}
      controls={(locked) => (
        <DiceControls over={over} wins={wins} locked={locked} onOverChange={setOver} onWinsChange={choose} />
      )}
      stage={(play) => (
        <DiceStage options={options} play={play} onTargetChange={(target) => choose(diceWins({ target, over }))} />
      )}
    />
  );
}
