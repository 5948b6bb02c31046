import { MINES_CELLS, minesMultiplierHundredths } from '@marquee/contract/fairness/mines';
import type { MinesRound } from '@marquee/contract/in-house';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { isOpen, isOver, safeChance } from './mines-controls';
import styles from './mines-readout.module.css';

interface MinesReadoutProps {
  readonly round: MinesRound | null;
  /** Chosen for the next round. */
  readonly mines: number;
}

/** What the round pays now, what the next safe cell makes of it, and how likely that is. */
export function MinesReadout({ round, mines }: MinesReadoutProps) {
  const t = useText();
  const format = useFormat();
  const open = isOpen(round) ? round : null;
  const now = open?.multiplierHundredths ?? (isOver(round) && round.state === 'won' ? round.multiplierHundredths : 100);
  const next = open ? open.nextMultiplierHundredths : minesMultiplierHundredths(mines, 1);
  const chance = safeChance(round) ?? (MINES_CELLS - mines) / MINES_CELLS;
  return (
    <dl className={styles.readout}>
      <div className={styles.now} data-live={(open !== null && open.picks.length > 0) || undefined}>
        <dt>{t('mines.now')}</dt>
        <dd>{format.multiplier(now)}</dd>
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
