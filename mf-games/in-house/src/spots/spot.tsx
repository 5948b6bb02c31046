import { cx } from '@marquee/ui';
import { formatAmount } from '@marquee/contract/money';
import type { ReactNode } from 'react';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { Chip } from './chip';
import styles from './spot.module.css';
import { useSpots } from './spot-context';

interface SpotProps {
  readonly spot: string;
  /** Name for assistive technology. */
  readonly label: string;
  /** What it pays, such as `8:1`. */
  readonly pays: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A spot to bet on: a click or Enter places the selected chip, a right click or Delete removes one. */
export function Spot({ spot, label, pays, className, children }: SpotProps) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const { table, active, setActive, resultFactorOf } = useSpots();
  const stake = table.bets[spot] ?? 0n;
  const factor = resultFactorOf(spot);
  const money = (units: bigint) => format.money(formatAmount(units), session.currencySymbol);
  const words = [t('spots.pays', { label, pays })];
  if (stake > 0n) words.push(t('spots.placed', { amount: money(stake) }));
  if (stake > 0n && factor !== null) words.push(resultOf(factor));
  return (
    <button
      type="button"
      className={cx(styles.spot, className)}
      data-spot={spot}
      data-result={factor === null ? undefined : factor > 100 ? 'hit' : factor === 100 ? 'push' : 'miss'}
      tabIndex={spot === active ? 0 : -1}
      aria-label={words.join(', ')}
      aria-disabled={table.locked || undefined}
      onFocus={() => setActive(spot)}
      onClick={() => table.place(spot)}
      onContextMenu={(event) => {
        event.preventDefault();
        table.removeChip(spot);
      }}
    >
      {children}
      <small className={styles.pays}>{pays}</small>
      {stake > 0n && (
        <span className={styles.chip}>
          <Chip amount={stake} colour={colourOf(stake)} />
        </span>
      )}
    </button>
  );

  function resultOf(hundredths: number): string {
    if (hundredths === 0) return t('spots.lost');
    return t(hundredths === 100 ? 'spots.returned' : 'spots.won', {
      amount: money((stake * BigInt(hundredths)) / 100n),
    });
  }

  function colourOf(amount: bigint): number {
    return Math.max(
      0,
      table.chips.findLastIndex((chip) => chip <= amount),
    );
  }
}
