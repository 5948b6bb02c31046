import { formatAmount } from '@marquee/contract/money';
import { Button, IconButton } from '@marquee/ui';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useShortcut } from '../app/use-shortcut';
import { useText } from '../app/use-text';
import { SeedLine } from '../frame/seed-line';
import styles from './bet-bar.module.css';
import { ChipRow } from './chip-row';
import { totalOf } from './layout-bets';
import { DoubleIcon, UndoIcon } from './spot-icons';
import { Trash2 } from '@marquee/ui/icons';
import type { SpotTable } from './use-spot-table';

interface BetBarProps {
  readonly table: SpotTable;
  /** Label of the main button. */
  readonly action: string;
  /** Return to the player, in words. */
  readonly returns: string;
}

/** Chips, total stake, and the main button. */
export function BetBar({ table, action, returns }: BetBarProps) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const { problem, locked, play, canRepeat } = table;
  const money = (amount: string) => format.money(amount, session.currencySymbol);
  const limits = { minimum: money(session.minStake), maximum: money(session.maxStake) };
  const isProblemVisible = problem !== null && problem !== 'empty' && !locked;
  useShortcut('Space', table.deal);
  useShortcut('KeyZ', table.undo);
  return (
    <section className={styles.bar} aria-label={t('spots.bar')}>
      <ChipRow table={table} />
      <div className={styles.tools}>
        <IconButton
          icon={<UndoIcon />}
          label={t('spots.undo')}
          disabled={!table.canUndo || locked}
          onClick={table.undo}
        />
        <IconButton
          icon={<DoubleIcon />}
          label={t('spots.double')}
          disabled={problem === 'empty' || locked}
          onClick={table.double}
        />
        <IconButton
          icon={<Trash2 />}
          label={t('spots.clear')}
          disabled={problem === 'empty' || locked}
          onClick={table.clear}
        />
      </div>
      <p className={styles.total}>
        <small>{t('spots.total')}</small>
        <bdi>{money(formatAmount(totalOf(table.bets)))}</bdi>
        <span
          className={styles.note}
          data-problem={isProblemVisible || undefined}
          role={isProblemVisible ? 'alert' : undefined}
        >
          {isProblemVisible ? t(`stake.problem.${problem}`, limits) : t('stake.limits', limits)}
        </span>
      </p>
      <Button
        className={styles.main}
        variant="primary"
        loading={play.phase === 'asking'}
        disabled={locked || problem !== null}
        onClick={table.deal}
      >
        {problem === 'empty' ? t('spots.placeFirst') : canRepeat ? t('spots.again') : action}
      </Button>
      <div className={styles.foot}>
        <p>{returns}</p>
        <p className={styles.keys}>{t('spots.keys')}</p>
        <SeedLine hash={play.round?.serverSeedHash ?? null} />
      </div>
    </section>
  );
}
