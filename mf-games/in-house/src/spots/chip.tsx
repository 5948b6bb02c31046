import styles from './chip.module.css';
import { useChipText } from './use-chip-text';

interface ChipProps {
  /** Ledger units, as printed on it. */
  readonly amount: bigint;
  /** Colour, by the index of the chip among those of the table. */
  readonly colour: number;
}

/** A chip with its amount, hidden from assistive technology. */
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
