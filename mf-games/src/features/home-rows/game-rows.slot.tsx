import { useCall, useFailureTexts, useLanguage, useNear } from '@marquee/kit';
import { ErrorState } from '@marquee/ui';
import { type CardTools, useCardTools } from '../game-card/use-card-tools';
import { GameRow, type GameRowData } from './game-row';
import styles from './game-rows.module.css';
import { GameRowSkeleton } from './game-row-skeleton';

const STALE_MS = 5 * 60_000;
const SKELETON_ROWS = 4;
/** Some three rows ahead, so that a row stands before it is seen. */
const ROW_MARGIN_PX = 900;

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
        <NearRow key={`${row.gameType} ${row.vendor?.vassalage ?? ''}`} row={row} tools={tools} />
      )) ?? Array.from({ length: SKELETON_ROWS }, (_, index) => <GameRowSkeleton key={index} />)}
    </div>
  );
}

/** A row far from the window is its skeleton: the cards of all rows would be two thirds of the page's elements. */
function NearRow({ row, tools }: { readonly row: GameRowData; readonly tools: CardTools }) {
  const [ref, isNear] = useNear<HTMLDivElement>(ROW_MARGIN_PX);
  return (
    <div ref={ref} className={styles.row}>
      {isNear ? <GameRow row={row} tools={tools} /> : <GameRowSkeleton row={row} />}
    </div>
  );
}
