import { useEffect, useState } from 'react';
import type { TitleCode } from '../../src/kinds/sports/titles';
import { GameFrame } from '../frame/game-frame';
import { usePlay } from '../frame/play-context';
import { BetPanel } from './bet-panel';
import { EventList } from './event-list';
import { SportsRoundView } from './round-view';
import { Rules } from './rules';
import styles from './sportsbook.module.css';
import { TitleNav } from './title-nav';
import { Mark } from './title-icon';
import { useBoard } from './use-board';
import { useSlip } from './use-slip';
import { useTickets } from './use-tickets';

/** The book: sports on one side, matches with their markets, slip and tickets on the other. */
export function Sportsbook() {
  const { t, session } = usePlay();
  const { tickets, reload } = useTickets();
  const { board, matches, aheadMs } = useBoard(reload);
  const { slip, change, place, placing, receipt, closeReceipt, keepSelections } = useSlip(matches, reload);
  const [title, setTitle] = useState<TitleCode | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const root = document.documentElement;
    root.dataset.vendor = session.vendor;
    root.dataset.look = board?.type === 'esports' ? 'esports' : session.vendor;
  }, [session.vendor, board?.type]);

  if (!board) return <p className={styles.loading}>{t('frame.loading')}</p>;
  const openTickets = tickets.filter(({ state }) => state === 'open').length;
  const visibleMatches = matches.filter((match) => title === null || match.title === title);
  return (
    <GameFrame mark={<Mark />} rules={<Rules board={board} />} RoundView={SportsRoundView}>
      <div className={styles.book}>
        <TitleNav matches={matches} title={title} onTitle={setTitle} />
        <EventList board={board} matches={visibleMatches} slip={slip} aheadMs={aheadMs} onToggle={change} />
        <aside className={styles.side} data-open={open} aria-label={t('slip.title')}>
          <button type="button" className={styles.drawer} aria-expanded={open} onClick={() => setOpen(!open)}>
            <b>{t('slip.title')}</b>
            <span className={styles.count}>{slip.legs.length}</span>
            <span className={styles.openTickets}>{t('slip.openTickets', { count: openTickets })}</span>
            <span aria-hidden="true" className={styles.arrow} />
          </button>
          <div className={styles.panel}>
            <BetPanel
              board={board}
              matches={matches}
              slip={slip}
              change={change}
              placing={placing}
              onPlace={() => void place()}
              tickets={tickets}
              receipt={receipt}
              onKeepSelections={keepSelections}
              onCloseReceipt={closeReceipt}
            />
          </div>
        </aside>
      </div>
    </GameFrame>
  );
}
