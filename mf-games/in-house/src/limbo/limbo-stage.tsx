import { limbo } from '@marquee/contract/fairness/limbo';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { Readout } from '../instant/readout';
import { useCountUp } from '../instant/use-count-up';
import type { InstantPlay } from '../instant/use-instant';
import styles from './limbo-stage.module.css';

export const CLIMB_MS = 850;

/** Percent of the ladder's height for each factor of ten. */
const DECADE = 25;
const RUNGS = [1_000, 10_000, 100_000, 1_000_000];

/** Hundredths as a height in per cent: each tenfold as high as the one before. */
const heightOf = (hundredths: number): number => Math.min(100, Math.log10(Math.max(100, hundredths) / 100) * DECADE);

interface LimboStageProps {
  readonly target: number;
  readonly play: InstantPlay<'LIMBO'>;
}

/** A ladder of multipliers with the target as a line and the drawn one as a bar. */
export function LimboStage({ target, play }: LimboStageProps) {
  const t = useText();
  const format = useFormat();
  const { round, phase } = play;
  const reached = round?.outcome.reached ?? null;
  const height = useCountUp(
    reached === null ? null : heightOf(reached),
    round?.roundId ?? '',
    phase === 'showing',
    CLIMB_MS,
  );
  const displayedMultiplier = height === null ? null : phase === 'ready' ? reached : 100 * 10 ** (height / DECADE);
  const state = phase === 'ready' && round ? round.state : 'waiting';
  const places = { '--target': `${heightOf(target)}%`, '--height': `${height ?? 0}%` } as Record<string, string>;
  const facts = [
    [t('limbo.target'), format.multiplier(target)],
    [t('instant.chance'), format.exactPercent(limbo.odds({ target })[0]?.chance ?? 0)],
  ] as const;
  return (
    <div className={styles.stage} data-state={state} style={places}>
      <div className={styles.tower} aria-hidden="true">
        {RUNGS.map((rung) => (
          <span key={rung} className={styles.rung} style={{ '--at': `${heightOf(rung)}%` } as Record<string, string>}>
            {format.factor(rung / 100)}
          </span>
        ))}
        <div className={styles.climb} />
        <div className={styles.line} />
      </div>
      <div className={styles.figures}>
        <p className={styles.point} aria-hidden="true">
          {format.multiplier(Math.floor(displayedMultiplier ?? 100))}
        </p>
        <Readout facts={facts} />
      </div>
    </div>
  );
}
