import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import type { RoundMessage } from '../../../src/kinds/live/messages';
import { usePlay } from '../../frame/play-context';
import { Die } from './die';
import styles from './dice-stage.module.css';

interface DiceStageProps {
  readonly round: RoundMessage;
  readonly last: Outcome | null;
}

/** Three dice under a dome, showing the last throw until they are shaken. */
export function DiceStage({ round, last }: DiceStageProps) {
  const { t, format } = usePlay();
  const steps = round.shown.map(({ step }) => step);
  const diceStep = steps.find((step) => step.kind === 'dice');
  const isShaking = !diceStep && steps.some((step) => step.kind === 'shake');
  const dice = diceStep?.dice ?? (last?.game === 'sicBo' ? last.dice : ([1, 1, 1] as const));
  const total = dice[0] + dice[1] + dice[2];
  return (
    <div className={styles.stage}>
      <div className={styles.dome} data-shaking={isShaking}>
        {dice.map((face, index) => (
          <Die
            key={index}
            face={isShaking ? null : face}
            label={isShaking ? t('stage.shaking') : t('stage.die', { face: format.number(face) })}
          />
        ))}
      </div>
      {diceStep && <output className={styles.total}>{t('stage.sum', { total: format.number(total) })}</output>}
    </div>
  );
}
