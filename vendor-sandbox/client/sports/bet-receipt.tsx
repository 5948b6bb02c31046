import type { MatchView } from '../../src/kinds/sports/match-view';
import { usePlay } from '../frame/play-context';
import styles from './bet-receipt.module.css';
import { TicketCard } from './ticket-card';
import type { Receipt } from './use-slip';
import type { TicketBet } from './use-tickets';

interface BetReceiptProps {
  readonly receipt: Receipt;
  readonly tickets: readonly TicketBet[];
  readonly matches: readonly MatchView[];
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** What was accepted: selections, odds, stakes and numbers. */
export function BetReceipt({ receipt, tickets, matches, onKeep, onClose }: BetReceiptProps) {
  const { t } = usePlay();
  const accepted = tickets.filter(({ id }) => receipt.ids.includes(id));
  return (
    <section className={styles.receipt} data-testid="receipt">
      <h3>
        <span aria-hidden="true">✓</span> {t('receipt.accepted')}
      </h3>
      {accepted.map((bet) => (
        <div key={bet.id} className={styles.bet}>
          <TicketCard bet={bet} matches={matches} />
          <p className={styles.number}>
            {t('receipt.number')} <bdi>{numberOf(bet.id)}</bdi>
          </p>
        </div>
      ))}
      <div className={styles.actions}>
        <button type="button" className={styles.keep} onClick={onKeep}>
          {t('receipt.keep')}
        </button>
        <button type="button" className={styles.done} onClick={onClose}>
          {t('receipt.done')}
        </button>
      </div>
    </section>
  );
}

/** The end of a ticket's id: enough to name it to customer service. */
const numberOf = (id: string): string => id.slice(-8).toUpperCase();
