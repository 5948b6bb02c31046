import { DICE_FACES, type DiceOptions, dice, diceWins, isDiceWin } from '@marquee/contract/fairness/dice';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { Readout } from '../instant/readout';
import { useCountUp } from '../instant/use-count-up';
import type { InstantPlay } from '../instant/use-instant';
import { DiceTrack } from './dice-track';
import styles from './dice-stage.module.css';

/** Duration of the marker's movement. */
export const ROLL_MS = 620;

interface DiceStageProps {
  readonly options: DiceOptions;
  readonly play: InstantPlay<'DICE'>;
  readonly onTargetChange: (target: number) => void;
}

export function DiceStage({ options, play, onTargetChange }: DiceStageProps) {
  const t = useText();
  const format = useFormat();
  const { round, phase } = play;
  const roll = round?.outcome.roll ?? null;
  const displayedRoll = useCountUp(roll, round?.roundId ?? '', phase === 'showing', ROLL_MS);
  const isOver = phase === 'ready' && roll !== null;
  const state = displayedRoll === null ? 'lost' : isOver ? (round?.state === 'won' ? 'won' : 'lost') : 'waiting';
  const factor = dice.odds(options)[0]?.factor ?? 0;
  const facts = [
    [t('instant.multiplier'), format.factor(factor)],
    [options.over ? t('dice.over') : t('dice.under'), format.hundredths(options.target)],
    [t('instant.chance'), format.exactPercent(diceWins(options) / DICE_FACES)],
  ] as const;
  return (
    <div className={styles.stage}>
      <p className={styles.roll} data-state={state} aria-hidden="true">
        {format.hundredths(Math.round(displayedRoll ?? 0))}
      </p>
      <DiceTrack
        options={options}
        roll={roll}
        isWin={roll !== null && round !== null && isDiceWin(round.options, roll)}
        locked={phase !== 'ready'}
        onTargetChange={onTargetChange}
      />
      <Readout facts={facts} />
    </div>
  );
}
