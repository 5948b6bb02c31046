import { useEffect, useState } from 'react';
import type { KindName } from '../../src/kinds/round-details';
import styles from './history-list.module.css';
import { usePlay } from './play-context';
import type { PlayedBet, RoundView } from './play-session';

interface HistoryListProps<Kind extends KindName> {
  readonly View: RoundView<Kind>;
}

/** The player's latest bets in this game; each opens to its round. */
export function HistoryList<Kind extends KindName>({ View }: HistoryListProps<Kind>) {
  const { api, session, t, format, fail } = usePlay();
  const [bets, setBets] = useState<readonly PlayedBet<Kind>[] | null>(null);
  useEffect(() => {
    api.get<{ bets: PlayedBet<Kind>[] }>('/history').then((history) => setBets(history.bets), fail);
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
