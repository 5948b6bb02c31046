import styles from './chip.module.css';
import { useChipText } from './use-chip-text';

interface ChipProps {
  /** Ledger units, as printed on it. */
  readonly amount: bigint;
  /** Its colour: the place of the chip in the table's row, from 0. */
  readonly colour: number;
}

/** A round chip with its amount, for the eye alone. */
export function Chip({ amount, colour }: ChipProps) {
  const text = useChipText()(amount);
  return (
    <span className={styles.chip} data-colour={colour} aria-hidden="true">
      <span className={styles.face} data-long={text.length > 3 || undefined}>
        {text}
      </span>
    </span>
  );
}
