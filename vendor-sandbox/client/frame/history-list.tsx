import { type ComponentType, useEffect, useState } from 'react';
import styles from './history-list.module.css';
import { usePlay } from './play-context';
import type { PlayedBet, ShownRound } from './play-session';

interface HistoryListProps {
  readonly View: ComponentType<{ readonly round: ShownRound }>;
}

/** The player's latest bets in this game; each opens to its round. */
export function HistoryList({ View }: HistoryListProps) {
  const { api, session, t, format, fail } = usePlay();
  const [bets, setBets] = useState<readonly PlayedBet[] | null>(null);
  useEffect(() => {
    api.get<{ bets: PlayedBet[] }>('/history').then(({ bets: found }) => setBets(found), fail);
  }, [api, fail]);

  if (!bets) return <p role="status">{t('frame.loading')}</p>;
  if (bets.length === 0) return <p>{t('frame.noBets')}</p>;
  const { gameName, gameCode, vendor, currency } = session;
  return (
    <ul className={styles.list}>
      {bets.map((bet) => (
        <li key={bet.id}>
          <details>
            <summary>
              <time dateTime={bet.at}>{format.time(bet.at)}</time>
              <span>{bet.free ? t('frame.freeBet') : format.amount(bet.stake)}</span>
              <b data-won={bet.payout > (bet.free ? 0 : bet.stake)}>
                {bet.state === 'settled' ? format.amount(bet.payout) : t(`frame.states.${bet.state}`)}
              </b>
            </summary>
            <View round={{ ...bet, gameName, gameCode, vendor, currency }} />
          </details>
        </li>
      ))}
    </ul>
  );
}
