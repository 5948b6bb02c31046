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

/** The list below the podium. While it scrolls automatically, a copy follows it so that it loops. */
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
  const duration = { '--roll-duration': `${winners.length * SECONDS_PER_ROW}s` } as CSSProperties;
  return (
    <div className={styles.window} data-rolling={rolls}>
      <div className={styles.roll} style={duration}>
        <ol start={firstRank}>{rows}</ol>
        {rolls && (
          <ol aria-hidden="true" inert>
            {rows}
          </ol>
        )}
      </div>
    </div>
  );
}
