import { useFailureTexts, useMessages } from '@marquee/kit';
import { EmptyState, ErrorState, IconButton, Skeleton } from '@marquee/ui';
import { Pause, Play, Trophy } from '@marquee/ui/icons';
import { useState } from 'react';
import { winnerKey } from './rank-winners';
import { useWinners } from './use-winners';
import { WinnerRow } from './winner-row';
import styles from './winners-board.module.css';
import { WinnersRoll } from './winners-list';

const SKELETONS = 6;

/** The 20 largest wins: three highlighted, the others in a list that scrolls by itself. */
export function WinnersBoard() {
  const t = useMessages('games');
  const { board, ranked, latest } = useWinners();
  const failureTexts = useFailureTexts();
  const [rolling, setRolling] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const { podium, others } = ranked;
  const latestKey = latest && winnerKey(latest);
  return (
    <div className={styles.board}>
      <header className={styles.header}>
        <h3 className={styles.title}>{t('winners.title')}</h3>
        {others.length > 0 && (
          <IconButton
            size="sm"
            icon={rolling ? <Pause /> : <Play />}
            label={t(rolling ? 'winners.pause' : 'winners.play')}
            onClick={() => setRolling(!rolling)}
          />
        )}
      </header>
      {podium.length > 0 && (
        <>
          <ol className={styles.podium}>
            {podium.map((winner, index) => (
              <WinnerRow
                key={winnerKey(winner)}
                winner={winner}
                rank={index + 1}
                isNew={winnerKey(winner) === latestKey}
                podium
              />
            ))}
          </ol>
          {others.length > 0 && (
            <WinnersRoll winners={others} firstRank={podium.length + 1} rolling={rolling} latestKey={latestKey} />
          )}
        </>
      )}
      {podium.length === 0 && board.data && (
        <EmptyState compact icon={<Trophy />} title={t('winners.empty')} description={t('winners.emptyHint')} />
      )}
      {!board.data && board.error && (
        <ErrorState compact {...failureTexts(board.error)} onRetry={() => void board.refetch()} />
      )}
      {board.isPending && (
        <div className={styles.waiting} aria-busy="true">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} shape="block" height="2.75rem" />
          ))}
        </div>
      )}
    </div>
  );
}
