import type { MatchView } from '../../src/kinds/sports/match-view';
import { usePlay } from '../frame/play-context';
import styles from './ticket-card.module.css';
import { TicketLegs } from './ticket-legs';
import type { TicketBet } from './use-tickets';

interface TicketCardProps {
  readonly bet: TicketBet;
  readonly matches: readonly MatchView[];
}

/** A ticket of the player with current scores. */
export function TicketCard({ bet, matches }: TicketCardProps) {
  const { t, format } = usePlay();
  const { ticket, state, stake, payout } = bet;
  const result =
    state !== 'settled' ? state : payout > stake ? 'won' : payout === stake ? 'push' : payout > 0 ? 'part' : 'lost';
  return (
    <article className={styles.card} data-result={result} data-testid="ticket">
      <header>
        <span>{t(ticket.legs.length > 1 ? 'slip.parlay' : 'slip.single')}</span>
        <time dateTime={bet.at}>{format.time(bet.at)}</time>
        <b>{t(`tickets.${result}`)}</b>
      </header>
      <TicketLegs ticket={ticket} matches={matches} />
      <dl>
        <div>
          <dt>{t('frame.round.stake')}</dt>
          <dd>{format.money(stake)}</dd>
        </div>
        <div>
          <dt>{t(state === 'settled' ? 'frame.round.payout' : 'slip.pays')}</dt>
          <dd>{format.money(state === 'settled' ? payout : ticket.mostPayout)}</dd>
        </div>
      </dl>
    </article>
  );
}
