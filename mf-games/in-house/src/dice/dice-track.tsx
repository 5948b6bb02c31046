import {
  DICE_FACES,
  DICE_MAX_WINS,
  DICE_MIN_WINS,
  type DiceOptions,
  diceTarget,
} from '@marquee/contract/fairness/dice';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { DieMark } from './die-mark';
import styles from './dice-track.module.css';

interface DiceTrackProps {
  readonly options: DiceOptions;
  /** The last roll. */
  readonly roll: number | null;
  readonly isWin: boolean;
  readonly locked: boolean;
  readonly onTargetChange: (target: number) => void;
}

const MARKS = [0, 25, 50, 75, 100];

/** All rolls from left to right: the winning range, the target to drag, and the last roll. */
export function DiceTrack({ options, roll, isWin, locked, onTargetChange }: DiceTrackProps) {
  const t = useText();
  const format = useFormat();
  const { target, over } = options;
  const bounds = [diceTarget(DICE_MIN_WINS, over), diceTarget(DICE_MAX_WINS, over)].sort((a, b) => a - b);
  const place = { '--target': `${target / 100}%`, '--roll': `${(roll ?? 0) / 100}%` } as Record<string, string>;
  return (
    <div className={styles.track} style={place} data-over={over || undefined}>
      <div className={styles.rail}>
        <div className={styles.zone} />
        {roll !== null && (
          <span className={styles.marker} data-win={isWin || undefined} aria-hidden="true">
            <DieMark />
          </span>
        )}
        <input
          className={styles.range}
          type="range"
          min={0}
          max={DICE_FACES}
          step={1}
          value={target}
          disabled={locked}
          aria-label={t('dice.target')}
          aria-valuetext={format.hundredths(target)}
          onChange={(event) =>
            onTargetChange(Math.min(Math.max(event.target.valueAsNumber, bounds[0] ?? 0), bounds[1] ?? 0))
          }
        />
      </div>
      <div className={styles.marks} aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark}>{format.number(mark)}</span>
        ))}
      </div>
    </div>
  );
}
