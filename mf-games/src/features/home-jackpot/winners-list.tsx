import type { Winner } from '@marquee/contract/entities/game';
import type { CSSProperties } from 'react';
import { winnerKey } from './rank-winners';
import { WinnerRow } from './winner-row';
import styles from './winners-list.module.css';

interface WinnersRollProps {
  readonly winners: readonly Winner[];
  readonly firstRank: number;
  readonly rolling: boolean;
  readonly latestKey: string | undefined;
}

const SECONDS_PER_ROW = 2.4;
/** Up to this many fit without scrolling. */
const MIN_ROLLING = 6;

/** As many as the window shows, and the one that comes into it. */
const COPIED_ROWS = 5;

/** The list below the podium. While it scrolls automatically, its first rows follow it again so that it loops. */
export function WinnersRoll({ winners, firstRank, rolling, latestKey }: WinnersRollProps) {
  const rolls = rolling && winners.length >= MIN_ROLLING;
  const rows = winners.map((winner, index) => (
    <WinnerRow
      key={winnerKey(winner)}
      winner={winner}
      rank={firstRank + index}
      isNew={winnerKey(winner) === latestKey}
    />
  ));
  const roll = {
    '--roll-duration': `${winners.length * SECONDS_PER_ROW}s`,
    '--roll-end': `${(-100 * winners.length) / (winners.length + COPIED_ROWS)}%`,
  } as CSSProperties;
  return (
    <div className={styles.window} data-rolling={rolls}>
      <div className={styles.roll} style={roll}>
        <ol start={firstRank}>{rows}</ol>
        {rolls && (
          <ol aria-hidden="true" inert>
            {rows.slice(0, COPIED_ROWS)}
          </ol>
        )}
      </div>
    </div>
  );
}
