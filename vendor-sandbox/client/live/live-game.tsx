import { GameFrame } from '../frame/game-frame';
import { usePlay } from '../frame/play-context';
import { LiveMark } from './live-mark';
import { LiveRound } from './round/live-round';
import { LiveRules } from './rules/live-rules';
import styles from './table.module.css';
import { TablePage } from './table-page';
import { useTable } from './use-table';

/** A seat at a live table. */
export function LiveGame() {
  const { t } = usePlay();
  const view = useTable();
  const { table, round } = view;
  return (
    <GameFrame rules={table && <LiveRules table={table} />} RoundView={LiveRound} mark={<LiveMark />}>
      {table && round ? (
        <TablePage table={table} round={round} view={view} />
      ) : (
        <p className={styles.waiting} role="status">
          {t('stage.sitting')}
        </p>
      )}
    </GameFrame>
  );
}
