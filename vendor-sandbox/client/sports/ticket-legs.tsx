import type { Ticket, TicketLeg } from '../../src/kinds/sports/book/ticket';
import type { MatchView } from '../../src/kinds/sports/match-view';
import type { Score } from '../../src/kinds/sports/rules/leg';
import { usePlay } from '../frame/play-context';
import { pickText, priceText, quoteText } from './odds-text';
import styles from './ticket-legs.module.css';

interface TicketLegsProps {
  readonly ticket: Ticket;
  /** For the current scores of running matches. */
  readonly matches?: readonly MatchView[];
}

/** The legs of a ticket: what was picked at which price, the score, and how each ended. */
export function TicketLegs({ ticket, matches = [] }: TicketLegsProps) {
  const { t, format } = usePlay();
  const scoreText = ({ home, away }: Score) => `${format.number(home)} – ${format.number(away)}`;
  const scoreOf = (leg: TicketLeg): string | null => {
    if (leg.score) return scoreText(leg.score);
    const match = matches.find(({ id }) => id === leg.match);
    return match?.state === 'live' ? scoreText(match.score) : null;
  };
  return (
    <ul className={styles.legs}>
      {ticket.legs.map((leg) => (
        <li key={leg.match} data-outcome={leg.outcome ?? 'open'}>
          <div>
            <b>{pickText(leg, t, format)}</b>
            <span>
              {t(`markets.${leg.kind}`)} · {leg.league}
            </span>
            <span>
              {leg.home} – {leg.away}
            </span>
          </div>
          <div className={styles.end}>
            <b className={styles.price}>
              {ticket.quote === null
                ? priceText('decimal', leg.price, format)
                : quoteText(ticket.form, ticket.quote, format)}
            </b>
            <bdi className={styles.score} dir="ltr">
              {scoreOf(leg) ?? '–'}
            </bdi>
            <em>{t(`outcomes.${leg.outcome ?? 'open'}`)}</em>
          </div>
        </li>
      ))}
    </ul>
  );
}
