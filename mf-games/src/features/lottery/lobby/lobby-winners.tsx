import type { CallRequest } from '@marquee/contract/calls/index';
import { useCall, useLanguage, useMessages, useTopic } from '@marquee/kit';
import { WinnerRow } from '../../home-jackpot/winner-row';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import styles from './lobby-winners.module.css';

interface LobbyWinnersProps {
  readonly category: NonNullable<CallRequest<'games.winners'>['gameCategory']>;
  /** Node ids of the area's lotteries: a win in one of them is read at once. */
  readonly nodeIds: readonly number[];
}

const LATEST = 10;

/** The largest wins in lotteries; nothing before there is one. */
export function LobbyWinners({ category, nodeIds }: LobbyWinnersProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const board = useCall('games.winners', { language: useLanguage(), gameCategory: category, limitNum: LATEST });
  useTopic('games.winner', ({ gameId }) => {
    if (nodeIds.includes(gameId)) void board.refetch();
  });
  const winners = board.data ?? [];
  if (winners.length === 0) return null;
  return (
    <section className={styles.winners} aria-label={t('lobby.winners')}>
      <h2 className={styles.title}>{t('lobby.winners')}</h2>
      <ol className={styles.list}>
        {winners.map((winner, at) => (
          <WinnerRow key={`${winner.wonAt} ${winner.customerName}`} winner={winner} rank={at + 1} isNew={false} />
        ))}
      </ol>
    </section>
  );
}
