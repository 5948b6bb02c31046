import { MINES_CELLS, minesMultiplierHundredths } from '@marquee/contract/fairness/mines';
import type { MinesRound } from '@marquee/contract/in-house';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { isOpen, isOver, safeChance } from './mines-controls';
import styles from './mines-readout.module.css';

interface MinesReadoutProps {
  readonly round: MinesRound | null;
  /** Number of mines of the next round. */
  readonly mines: number;
}

/** The present multiplier, the next one, and the chance that the next cell is safe. */
export function MinesReadout({ round, mines }: MinesReadoutProps) {
  const t = useText();
  const format = useFormat();
  const open = isOpen(round) ? round : null;
  const multiplier =
    open?.multiplierHundredths ?? (isOver(round) && round.state === 'won' ? round.multiplierHundredths : 100);
  const next = open ? open.nextMultiplierHundredths : minesMultiplierHundredths(mines, 1);
  const chance = safeChance(round) ?? (MINES_CELLS - mines) / MINES_CELLS;
  return (
    <dl className={styles.readout}>
      <div className={styles.now} data-live={(open !== null && open.picks.length > 0) || undefined}>
        <dt>{t('mines.now')}</dt>
        <dd>{format.multiplier(multiplier)}</dd>
      </div>
      <div>
        <dt>{t('mines.next')}</dt>
        <dd>{next === null ? t('mines.noNext') : format.multiplier(next)}</dd>
      </div>
      <div>
        <dt>{t('mines.chance')}</dt>
        <dd>{format.percent(chance)}</dd>
      </div>
    </dl>
  );
}
