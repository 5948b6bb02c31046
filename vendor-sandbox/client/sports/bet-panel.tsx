import { useState } from 'react';
import type { MatchView } from '../../src/kinds/sports/match-view';
import { usePlay } from '../frame/play-context';
import styles from './bet-panel.module.css';
import { BetReceipt } from './bet-receipt';
import { BetSlip } from './bet-slip';
import type { Board } from './board';
import type { Slip, SlipAction } from './slip';
import { TicketCard } from './ticket-card';
import type { Receipt } from './use-slip';
import type { TicketBet } from './use-tickets';

interface BetPanelProps {
  readonly board: Board;
  readonly matches: readonly MatchView[];
  readonly slip: Slip;
  readonly change: (action: SlipAction) => void;
  readonly placing: boolean;
  readonly onPlace: () => void;
  readonly tickets: readonly TicketBet[];
  readonly receipt: Receipt | null;
  readonly onKeepSelections: () => void;
  readonly onCloseReceipt: () => void;
}

/** The slip, and the player's tickets. */
export function BetPanel({ tickets, receipt, onKeepSelections, onCloseReceipt, ...slip }: BetPanelProps) {
  const { t } = usePlay();
  const [tab, setTab] = useState<'slip' | 'tickets'>('slip');
  return (
    <div className={styles.panel}>
      <div className={styles.tabs}>
        {(['slip', 'tickets'] as const).map((entry) => (
          <button key={entry} type="button" aria-pressed={tab === entry} onClick={() => setTab(entry)}>
            {t(`${entry}.title`)}
            <small>
              {entry === 'slip' ? slip.slip.legs.length : tickets.filter(({ state }) => state === 'open').length}
            </small>
          </button>
        ))}
      </div>
      {/* Always there, so that screen readers announce what appears in it. */}
      <div role="status">
        {tab === 'slip' && receipt && (
          <BetReceipt
            receipt={receipt}
            tickets={tickets}
            matches={slip.matches}
            onKeep={onKeepSelections}
            onClose={onCloseReceipt}
          />
        )}
      </div>
      {tab === 'slip' && (!receipt || slip.slip.legs.length > 0) && <BetSlip {...slip} />}
      {tab === 'tickets' && tickets.length === 0 && <p className={styles.empty}>{t('tickets.none')}</p>}
      {tab === 'tickets' && tickets.map((ticket) => <TicketCard key={ticket.id} bet={ticket} matches={slip.matches} />)}
    </div>
  );
}
