import { formatAmount } from '@marquee/contract/money';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useShortcut } from '../app/use-shortcut';
import { useText } from '../app/use-text';
import { Chip } from './chip';
import styles from './chip-row.module.css';
import type { SpotTable } from './use-spot-table';

/** The chips to choose from; the digits 1 to 6 choose as well. */
export function ChipRow({ table: { chips, chip, chooseChip } }: { readonly table: SpotTable }) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const choose = (index: number) => () => {
    if (index < chips.length) chooseChip(index);
  };
  useShortcut('Digit1', choose(0));
  useShortcut('Digit2', choose(1));
  useShortcut('Digit3', choose(2));
  useShortcut('Digit4', choose(3));
  useShortcut('Digit5', choose(4));
  useShortcut('Digit6', choose(5));
  return (
    <div className={styles.row} role="group" aria-label={t('spots.chips')}>
      {chips.map((amount, index) => (
        <button
          key={String(amount)}
          type="button"
          className={styles.choice}
          aria-pressed={index === chip}
          aria-label={t('spots.chip', { amount: format.money(formatAmount(amount), session.currencySymbol) })}
          onClick={choose(index)}
        >
          <Chip amount={amount} colour={index} />
        </button>
      ))}
    </div>
  );
}
