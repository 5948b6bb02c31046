import { MINES_CELLS } from '@marquee/contract/fairness/mines';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { GemMark, MineMark } from '../mines/cell-marks';
import styles from './verified-board.module.css';

const CELLS = Array.from({ length: MINES_CELLS }, (_, cell) => cell);

/** The mines of a round. */
export function VerifiedBoard({ mines }: { readonly mines: readonly number[] }) {
  const t = useText();
  const format = useFormat();
  const cells = mines.map((cell) => format.number(cell + 1)).join(', ');
  return (
    <div className={styles.board} role="img" aria-label={t('verify.board', { cells })}>
      {CELLS.map((cell) => (
        <span key={cell} className={styles.cell} data-mine={mines.includes(cell) || undefined}>
          {mines.includes(cell) ? <MineMark /> : <GemMark />}
        </span>
      ))}
    </div>
  );
}
