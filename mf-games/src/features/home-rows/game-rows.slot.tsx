import { useCall, useFailureTexts, useLanguage } from '@marquee/kit';
import { ErrorState } from '@marquee/ui';
import { useCardTools } from '../game-card/use-card-tools';
import { GameRow } from './game-row';
import styles from './game-rows.module.css';
import { GameRowSkeleton } from './game-row-skeleton';

const STALE_MS = 5 * 60_000;
const SKELETON_ROWS = 4;

/** Slot `home.game-rows`: one row for each type; games for slots, live, fish and PvP, vendors for the sports. */
export default function GameRowsSlot() {
  const home = useCall('games.homeLanes', { language: useLanguage() }, { staleMs: STALE_MS });
  const tools = useCardTools();
  const failureTexts = useFailureTexts();
  if (home.error && !home.data) return <ErrorState {...failureTexts(home.error)} onRetry={() => void home.refetch()} />;
  const lanes = home.data?.lanes.filter(({ games }) => games.length > 0);
  return (
    <div className={styles.rows} aria-busy={!lanes}>
      {lanes?.map((row) => (
        <GameRow key={`${row.gameType} ${row.vendor?.vassalage ?? ''}`} row={row} tools={tools} />
      )) ?? Array.from({ length: SKELETON_ROWS }, (_, index) => <GameRowSkeleton key={index} />)}
    </div>
  );
}
